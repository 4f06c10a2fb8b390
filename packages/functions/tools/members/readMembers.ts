import { StartError } from '../../local/settings/startError.ts';
import { venueOfHomeCasino } from '../../src/contract/rules/membership.ts';
import { mailboxOf } from '../../src/domain/addresses/mailbox.ts';
import { readHeader } from '../../src/domain/memberFile/header.ts';
import {
  type CellValues,
  type RowFields,
  type RowProblem,
  readRow,
} from '../../src/domain/memberFile/memberRow.ts';
import { LineByKey } from './lineByKey.ts';
import { readRecords } from './readRecords.ts';

/** A row of the file, with its values or its problems. */
export type FileRow = { readonly line: number } & (
  | { readonly fields: RowFields }
  | { readonly problems: readonly RowProblem[] }
);

/** The facts outside of the file that decide whether a row is valid. */
export interface FileFacts {
  /** `yyyy-mm-dd`. */
  readonly today: string;
  /** The casinos of the group, or null if they are unknown. */
  readonly casinos: ReadonlySet<number> | null;
}

/**
 * Streams the rows of a file of members. A number occurs once in the file, and an address once in each
 * casino: a later row is faulty. Throws a `StartError` for a faulty header.
 */
export async function* readMembers(
  file: string,
  { today, casinos }: FileFacts,
): AsyncGenerator<FileRow> {
  const records = readRecords(file);
  const first = await records.next();
  const header = readHeader(first.value?.cells ?? []);
  if ('problems' in header) throw new StartError(header.problems.join('\n'));
  const repeated = repetitions();
  for await (const { line, cells } of records) {
    const row = readRow(header.columns, cells, today);
    const values = 'fields' in row ? row.fields : row.seen;
    const problems = [
      ...('problems' in row ? row.problems : []),
      ...unknownCasino(values, casinos),
      ...repeated(values, line),
    ];
    if (problems.length > 0) yield { line, problems };
    else if ('fields' in row) yield { line, fields: row.fields };
  }
}

function unknownCasino(
  { home_casino: casino }: CellValues,
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
  return ({ customer_number, email, home_casino }: CellValues, line: number): RowProblem[] => {
    const problems: RowProblem[] = [];
    if (typeof customer_number === 'string') {
      const other = numbers.add(customer_number, line);
      if (other !== null) {
        problems.push({ column: 'customer_number', reason: `Line ${other} has the same number.` });
      }
    }
    if (typeof email === 'string' && email !== '' && typeof home_casino === 'number') {
      const key = `${venueOfHomeCasino(home_casino)} ${mailboxOf(email)}`;
      const other = addresses.add(key, line);
      if (other !== null) {
        const reason = `Line ${other} has the same address at the same casino.`;
        problems.push({ column: 'email', reason });
      }
    }
    return problems;
  };
}
