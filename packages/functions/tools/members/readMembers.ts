import { venueOfHomeCasino } from '../../src/contract/rules/membership.ts';
import { toMailbox } from '../../src/domain/addresses/mailbox.ts';
import { COLUMNS, type Field } from '../../src/domain/memberFile/columns.ts';
import {
  checkMember,
  type MemberCells,
  type RowFields,
} from '../../src/domain/memberFile/memberRow.ts';
import type { RowProblem } from '../../src/domain/tables/cells.ts';
import { openTable, type Table } from '../tables/readTable.ts';
import type { FileForm, RefusedRow } from '../tables/report.ts';
import { LineByKey } from './lineByKey.ts';

/** A row of the file, with its values or its problems. */
export type FileRow = { readonly line: number; readonly bytes: number } & (
  | { readonly cells: readonly string[]; readonly fields: RowFields }
  | RefusedRow
);

/** The facts outside of the file that decide whether a row is valid. */
export interface FileFacts {
  /** `yyyy-mm-dd`. */
  readonly today: string;
  /** The casinos of the group, or null if they are unknown. */
  readonly casinos: ReadonlySet<number> | null;
}

/**
 * Opens a file of members. A number occurs once in the file, and an address once in each casino: a later row is faulty.
 * Throws a `StartError` for a faulty header.
 */
export async function openMembers(
  file: string,
  facts: FileFacts,
): Promise<FileForm & { readonly rows: AsyncGenerator<FileRow> }> {
  const table = await openTable(file, COLUMNS);
  return { ...table, rows: membersOf(table, facts) };
}

async function* membersOf(
  { rows }: Table<Field>,
  { today, casinos }: FileFacts,
): AsyncGenerator<FileRow> {
  const repeated = repetitions();
  for await (const { values, problems: ofCells, ...row } of rows) {
    const problems = [
      ...ofCells,
      ...checkMember(values, today),
      ...unknownCasino(values, casinos),
      ...repeated(values, row.line),
    ];
    // A row without a problem has every required value.
    yield problems.length > 0 ? { ...row, problems } : { ...row, fields: values as RowFields };
  }
}

function unknownCasino(
  { home_casino: casino }: MemberCells,
  casinos: ReadonlySet<number> | null,
): RowProblem[] {
  if (casinos === null || typeof casino !== 'number') return [];
  if (casinos.has(venueOfHomeCasino(casino))) return [];
  return [{ column: 'home_casino', reason: 'The group has no casino with this number.' }];
}

/** Returns a function that finds the values of a row that an earlier row has. */
function repetitions() {
  const numbers = new LineByKey();
  const addresses = new LineByKey();
  return ({ customer_number, email, home_casino }: MemberCells, line: number): RowProblem[] => {
    const problems: RowProblem[] = [];
    if (typeof customer_number === 'string') {
      const other = numbers.add(customer_number, line);
      if (other !== null) {
        problems.push({ column: 'customer_number', reason: `Line ${other} has the same number.` });
      }
    }
    if (typeof email === 'string' && email !== '' && typeof home_casino === 'number') {
      const key = `${venueOfHomeCasino(home_casino)} ${toMailbox(email)}`;
      const other = addresses.add(key, line);
      if (other !== null) {
        const reason = `Line ${other} has the same address at the same casino.`;
        problems.push({ column: 'email', reason });
      }
    }
    return problems;
  };
}
