import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { findKilledImport } from '../../src/adapters/firestore/imports.ts';
import { toKeyedMember } from '../../src/adapters/firestore/members/keyedMembers.ts';
import {
  identifyMembership,
  isMember,
  registerMember,
} from '../../src/adapters/firestore/members/registrations.ts';
import { FIELDS } from '../../src/domain/memberFile/columns.ts';
import { openDatabase } from '../../testing/backend/database.ts';
import { digestOf } from '../command/digestOf.ts';
import { checkFile, importFile } from './importFile.ts';
import { undoImport } from './undoImport.ts';

const HEADER = 'customer_number,first_name,last_name,home_casino,email,phone_mobile,date_of_birth';
const FACTS = { today: '2026-11-21', casinos: new Set([6, 9]) };

const database = openDatabase();
const folder = mkdtempSync(join(tmpdir(), 'member-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

/** A file of members whose numbers and addresses no other test uses. `#` in a row stands for its mark. */
function fileOf(rows: readonly string[], header = HEADER) {
  files += 1;
  const mark = `${process.pid}${files}`;
  return { mark, ...written(mark, rows, header) };
}

function written(mark: string, rows: readonly string[], header = HEADER) {
  const file = join(folder, `${mark}-${Math.random()}.csv`);
  writeFileSync(file, [header, ...rows.map((row) => row.replaceAll('#', mark))].join('\n'));
  return { file, reportFile: `${file}.refused.csv`, facts: FACTS, onProgress: () => {} };
}

async function stored(mark: string, number: string) {
  const snapshot = await database.doc(`members/crm-${number}-${mark}`).get();
  return snapshot.data();
}

/** The line and the problem of each refused row. */
const reportOf = ({ reportFile }: { readonly reportFile: string }) =>
  parse(readFileSync(reportFile), { bom: true, from_line: 2, relax_column_count: true }).map(
    ([line, problem]) => `${line} ${problem}`,
  );

const ZOE = 'Z-#,Zoe,Sample,6,Zoe.#@Demo.test,07700 900123,1984-06-15';
const MAX = 'M-#,Max,Sample,9,max.#@demo.test,,1970-01-01';

describe('the import of a file of members', () => {
  it('stores members whom the backend reads and identifies', async () => {
    const input = fileOf([ZOE, MAX]);
    const { progress } = await importFile(input, database);
    expect(progress).toMatchObject({ created: 2, updated: 0, unchanged: 0, refused: 0 });
    const record = await stored(input.mark, 'Z');
    expect(toKeyedMember(record).member).toMatchObject({
      id: `crm-Z-${input.mark}`,
      email: `zoe.${input.mark}@demo.test`,
      phone_mobile: '+447700900123',
      membership_type_Name: 'Jack',
    });
    const found = await identifyMembership(database, 9, `M-${input.mark}`);
    expect(found?.record.traits.dateOfBirth).toBe('1970-01-01');
  });

  it('changes nothing when it is repeated, and stores no progress', async () => {
    const input = fileOf([ZOE, MAX]);
    await importFile(input, database);
    const before = await database.doc(`members/crm-Z-${input.mark}`).get();
    expect(await importFile(input, database)).toMatchObject({
      progress: { created: 0, unchanged: 2 },
    });
    const after = await database.doc(`members/crm-Z-${input.mark}`).get();
    expect(after.updateTime?.toMillis()).toBe(before.updateTime?.toMillis());
    expect(await findKilledImport(database, 'members', await digestOf(input.file))).toBeNull();
  });

  it('imports the valid rows, and reports each other row with line, column and reason', async () => {
    const input = fileOf([
      ZOE,
      'B-#,Bea,Sample,6,nobody,,1984-06-15',
      'Z-#,Zoe,Again,6,again.#@demo.test,,1984-06-15',
      'C-#,Cat,Sample,6,ZOE.#+x@demo.test,,1984-06-15',
      'D-#,Dan,Sample,7,dan.#@demo.test,,1984-06-15',
      'E-#,Eve,Sample,6,,,',
      'F-#,Fay,Sample',
      MAX,
    ]);
    expect(await importFile(input, database)).toMatchObject({
      progress: { created: 2, refused: 6 },
    });
    expect(reportOf(input)).toEqual([
      '3 email: The cell needs an e-mail address.',
      '4 customer_number: Line 2 has the same number.',
      '5 email: Line 2 has the same address at the same casino.',
      '6 home_casino: The group has no casino with this number.',
      '7 The row needs an e-mail address, a date of birth or a mobile number.',
      '8 home_casino: The cell is empty. It needs the number of a casino.',
    ]);
    expect(await stored(input.mark, 'E')).toBeUndefined();
  });

  it('imports the report of an import after it was corrected', async () => {
    const input = fileOf([ZOE, MAX.replace('max.#@demo.test', 'max at home')]);
    expect(await importFile(input, database)).toMatchObject({
      progress: { created: 1, refused: 1 },
    });
    const report = readFileSync(input.reportFile, 'utf8');
    const corrected = join(folder, `${input.mark}-corrected.csv`);
    writeFileSync(corrected, report.replace('max at home', `max.${input.mark}@demo.test`));
    const second = { ...input, file: corrected, reportFile: `${corrected}.refused.csv` };
    expect(await importFile(second, database)).toMatchObject({
      progress: { created: 1, refused: 0 },
    });
    expect(await stored(input.mark, 'M')).toMatchObject({ first_name: 'Max', home_casino: 9 });
  });

  it('refuses an address that another member of the casino has, in any letter case', async () => {
    const input = fileOf([ZOE]);
    await importFile(input, database);
    const second = written(input.mark, [
      'Y-#,Zoe,Sample,6,ZOE.#@demo.test,,1984-06-15',
      'X-#,Zoe,Sample,9,zoe.#@demo.test,,1984-06-15',
    ]);
    expect(await importFile(second, database)).toMatchObject({
      progress: { created: 1, refused: 1 },
    });
    expect(reportOf(second)).toEqual(['2 email: Another member of this casino has the address.']);
  });

  it('stores an address once if a member registers with it at the same time', async () => {
    const rows = Array.from({ length: 20 }, (_, index) =>
      ZOE.replace('Z-', `R${index}-`).replace('Zoe.', `race${index}.`),
    );
    const input = fileOf(rows);
    const registering = rows.map((_, index) =>
      registerMember(database, {
        submissionId: `race-${input.mark}-${index}`,
        values: {
          title: 'Ms',
          firstName: 'Zoe',
          lastName: 'Sample',
          dob: '1984-06-15',
          email: `race${index}.${input.mark}@demo.test`,
          gender: 'female',
          mobile: '+447700900123',
          consents: { over18: true, terms: true, marketing: [] },
          location: 6,
        },
        customerNumber: null,
        language: 'en-GB',
        at: new Date(),
      }),
    );
    const [{ progress }, ...registered] = await Promise.all([
      importFile(input, database),
      ...registering,
    ]);
    const won = registered.filter((each) => each !== 'already-member');
    expect(progress.created + won.length).toBe(rows.length);
  });
});

describe('the undo of an import of members', () => {
  const NOW = new Date('2026-11-28T12:00:00Z');
  const batchOf = async (input: Parameters<typeof importFile>[0]) =>
    (await importFile(input, database)).batch ?? '';

  it('returns former values, and withdraws new members, whom a later file adds again', async () => {
    const first = fileOf([ZOE]);
    await importFile(first, database);
    const second = written(first.mark, [ZOE.replace('Zoe,', 'Zoë,'), MAX]);
    const batch = await batchOf(second);
    expect(await undoImport(batch, database, NOW)).toContain('The changes of 2 members');
    expect(await stored(first.mark, 'Z')).toMatchObject({ first_name: 'Zoe' });
    expect(await stored(first.mark, 'M')).toMatchObject({ suspended: true });
    expect(await isMember(database, `max.${first.mark}@demo.test`, 9)).toBe(false);
    expect(await undoImport(batch, database, NOW)).toContain('The changes of 2 members');
    const third = written(first.mark, [MAX.replace('Max', 'Maxine').replace('max.', 'maxine.')]);
    expect(await importFile(third, database)).toMatchObject({ progress: { updated: 1 } });
    const record = await stored(first.mark, 'M');
    expect(toKeyedMember(record).member).toMatchObject({ first_name: 'Maxine', suspended: false });
  });

  it.each([
    ['a field that has changed since', { tierPoints: 900 }, {}, 'the record has changed since'],
    ['a new member with a login', {}, { uid: 'somebody' }, 'the new member has a login'],
  ])('refuses %s, and takes back nothing', async (_, record, link, reason) => {
    const input = fileOf([ZOE, MAX]);
    const batch = await batchOf(input);
    const crmId = `crm-Z-${input.mark}`;
    await database.doc(`members/${crmId}`).set(record, { merge: true });
    await database.doc(`membershipLinks/${crmId}`).set(link);
    await expect(undoImport(batch, database, NOW)).rejects.toThrow(`${crmId}: ${reason}`);
    expect(await stored(input.mark, 'M')).toMatchObject({ suspended: false });
  });

  it('refuses an import that is unknown, or is of points', async () => {
    await expect(undoImport('20261128', database, NOW)).rejects.toThrow('no import of members');
  });
});

describe('docs/members-file.md', () => {
  const page = readFileSync(new URL('../../../../docs/members-file.md', import.meta.url), 'utf8');

  it('has an example that is valid', async () => {
    const [, example = ''] = /```csv\n(customer_number[^`]*)```/.exec(page) ?? [];
    const [header, ...rows] = example.trim().split('\n');
    const input = fileOf(rows, header);
    expect(await checkFile(input, null)).toMatchObject({ unchanged: 2, refused: 0 });
  });

  it('names every column', () => {
    expect(FIELDS.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });
});

describe('the check of a file of members', () => {
  it('finds the changes of an import, and writes none', async () => {
    const input = fileOf([ZOE]);
    await importFile(input, database);
    const next = written(input.mark, [
      ZOE.replace('Sample', 'Other'),
      MAX,
      'Y-#,Y,Sample,6,zoe.#@demo.test,,',
    ]);
    const check = { ...next, reportFile: `${next.file}.check.csv` };
    expect(await checkFile(check, database)).toMatchObject({ updated: 1, created: 1, refused: 1 });
    expect(await stored(input.mark, 'Z')).toMatchObject({ last_name: 'Sample' });
    expect(await stored(input.mark, 'M')).toBeUndefined();
    expect(reportOf(check)).toHaveLength(1);
  });

  it('without a database reports the problems of the file alone', async () => {
    const input = fileOf([ZOE, 'B-#,Bea,Sample,6,nobody,,1984-06-15']);
    expect(await checkFile(input, null)).toMatchObject({ unchanged: 1, refused: 1 });
  });
});
