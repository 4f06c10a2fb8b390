import { describe, expect, it } from 'vitest';
import { readCells } from '../tables/cells.ts';
import type { DayForm } from '../tables/days.ts';
import type { HeaderColumn } from '../tables/header.ts';
import { COLUMNS, FIELDS, type Field } from './columns.ts';
import { checkMember } from './memberRow.ts';

const TODAY = '2026-11-21';
const VALID: Readonly<Record<Field, string>> = {
  customer_number: 'M100',
  first_name: 'Zoë',
  last_name: 'O’Sample',
  home_casino: '6',
  email: 'Zoe@Demo.test',
  phone_mobile: '07700 900123',
  date_of_birth: '1984-06-15',
  suspended: 'no',
  membership_type_id: '48',
  membership_type_Name: '',
  tierPoints: '120',
  rewardPoints: '99.5',
  loyalty_points: '-10',
  loyalty_points_end_date: '2027-01-31',
};

function read(changes: Partial<Record<Field, string>>, dayForm: DayForm = 'yyyy-mm-dd') {
  const isAsked = (field: Field) => field === 'date_of_birth';
  const columns = FIELDS.map((field) => ({
    field,
    dayForm: isAsked(field) ? dayForm : ('yyyy-mm-dd' as const),
  }));
  return readRow(
    columns,
    FIELDS.map((field) => ({ ...VALID, ...changes })[field]),
  );
}

function readRow(columns: readonly HeaderColumn<Field>[], cells: readonly string[]) {
  const { values, problems } = readCells(COLUMNS, { columns, width: columns.length }, cells);
  return { fields: values, problems: [...problems, ...checkMember(values, TODAY)] };
}

const COLUMNS_IN_ORDER = FIELDS.map((field) => ({ field, dayForm: 'yyyy-mm-dd' as const }));
const VALID_CELLS = FIELDS.map((field) => VALID[field]);

describe('a row of a file of members', () => {
  it('has the values of the record', () => {
    expect(read({})).toEqual({
      problems: [],
      fields: {
        customer_number: 'M100',
        first_name: 'Zoë',
        last_name: "O'Sample",
        home_casino: 6,
        email: 'zoe@demo.test',
        phone_mobile: '+447700900123',
        date_of_birth: '1984-06-15',
        suspended: false,
        membership_type_id: 48,
        membership_type_Name: 'Queen',
        tierPoints: 120,
        rewardPoints: 99.5,
        loyalty_points: -10,
        loyalty_points_end_date: '2027-01-31',
      },
    });
  });

  it.each([
    ['email', '', ''],
    ['phone_mobile', '', ''],
    ['date_of_birth', '', ''],
    ['suspended', '', false],
    ['membership_type_id', '', 49],
    ['tierPoints', '', 0],
    ['loyalty_points_end_date', '', null],
    ['suspended', 'YES', true],
    ['suspended', '1', true],
    ['suspended', ' yes ', true],
    ['phone_mobile', '+44 7700 900123', '+447700900123'],
    ['phone_mobile', '7700900123', '+447700900123'],
    ['email', ' A@B.test ', 'a@b.test'],
    ['membership_type_Name', 'Gold Jack', 'Gold Jack'],
    ['date_of_birth', '2008-11-21', '2008-11-21'],
    ['customer_number', 'M 100', 'M100'],
  ] as const)('reads %s from "%s"', (field, cell, value) => {
    expect(read({ [field]: cell })).toMatchObject({ fields: { [field]: value } });
  });

  it.each([
    ['date_of_birth', '15/06/1984', 'name the column date_of_birth (dd/mm/yyyy)'],
    ['loyalty_points_end_date', '1/2/2027', 'name the column loyalty_points_end_date (dd/mm/yyyy)'],
    ['phone_mobile', '4.47701E+11', 'The spreadsheet has shortened it'],
    ['customer_number', '1,00201E+15', 'The spreadsheet has shortened it'],
  ] as const)('says how to correct %s with "%s"', (field, cell, hint) => {
    expect(read({ [field]: cell })).toMatchObject({
      problems: [{ column: field, reason: expect.stringContaining(hint) }],
    });
  });

  it('ignores empty cells after the last column, and refuses others', () => {
    const cells = [...VALID_CELLS, '', ' '];
    expect(readRow(COLUMNS_IN_ORDER, cells)).toMatchObject({ problems: [] });
    expect(readRow(COLUMNS_IN_ORDER, [...cells, 'x'])).toMatchObject({
      problems: [
        { column: null, reason: expect.stringContaining(`has ${FIELDS.length + 3} cells`) },
      ],
    });
  });

  it('has empty cells in place of those that Excel leaves out at the end', () => {
    expect(readRow(COLUMNS_IN_ORDER, VALID_CELLS.slice(0, -4))).toMatchObject({
      problems: [],
      fields: { tierPoints: 0, loyalty_points_end_date: null },
    });
    const few = readRow(COLUMNS_IN_ORDER, VALID_CELLS.slice(0, 2));
    expect(few.problems.map(({ column }) => column)).toEqual(['last_name', 'home_casino']);
  });

  it.each([
    ['15/06/1984', '1984-06-15'],
    ['5/6/1984', '1984-06-05'],
    ['29/02/1984', '1984-02-29'],
  ])('reads the day %s in a column of dd/mm/yyyy', (cell, day) => {
    expect(read({ date_of_birth: cell }, 'dd/mm/yyyy')).toMatchObject({
      fields: { date_of_birth: day },
    });
  });

  it.each([
    ['customer_number', ''],
    ['customer_number', 'M/100'],
    ['first_name', ''],
    ['first_name', '=HYPERLINK("x")'],
    ['last_name', 'x'.repeat(51)],
    ['home_casino', '0'],
    ['home_casino', '6.5'],
    ['home_casino', 'The Orrery'],
    ['email', 'nobody'],
    ['phone_mobile', '020 7946 0123'],
    ['phone_mobile', '4.47701E+11'],
    ['date_of_birth', '15/06/1984'],
    ['date_of_birth', '1983-02-29'],
    ['date_of_birth', '1899-12-31'],
    ['suspended', 'perhaps'],
    ['membership_type_id', 'Queen'],
    ['tierPoints', '1,200'],
    ['tierPoints', '1e3'],
    ['loyalty_points_end_date', 'never'],
  ] as const)('refuses %s "%s", and says what is allowed', (field, cell) => {
    const reason = expect.stringContaining(COLUMNS[field].allowed);
    expect(read({ [field]: cell })).toMatchObject({ problems: [{ column: field, reason }] });
  });

  it('reads a day with full stops in a column of dd.mm.yyyy, and no other', () => {
    expect(read({ date_of_birth: '15.06.1984' }, 'dd.mm.yyyy').fields.date_of_birth).toBe(
      '1984-06-15',
    );
    expect(read({ date_of_birth: '15/06/1984' }, 'dd.mm.yyyy').problems).toHaveLength(1);
  });

  it.each(['1984-06-15', '31/02/1984', '06/15/1984'])(
    'refuses %s in a column of dd/mm/yyyy',
    (cell) => {
      const reason = 'The cell needs a day since 1900, as dd/mm/yyyy.';
      expect(read({ date_of_birth: cell }, 'dd/mm/yyyy')).toMatchObject({
        problems: [{ column: 'date_of_birth', reason }],
      });
    },
  );

  it.each([
    ['a member under 18', { date_of_birth: '2008-11-22' }, 'date_of_birth', 'under 18'],
    [
      'a type without tier and name',
      { membership_type_id: '45' },
      'membership_type_Name',
      'a name',
    ],
    ['the day that stands for none', { date_of_birth: '1900-01-01' }, 'date_of_birth', 'unknown'],
    [
      'a control character',
      { membership_type_Name: 'Ja\u0007ck' },
      'membership_type_Name',
      'U+0007',
    ],
    ['an override', { membership_type_Name: 'Ja\u202Eck' }, 'membership_type_Name', 'U+202E'],
    ['bytes that are not UTF-8', { last_name: 'Zo\uFFFD' }, 'last_name', 'UTF-8'],
  ] as const)('refuses %s', (_, changes, column, text) => {
    expect(read(changes)).toMatchObject({
      problems: [{ column, reason: expect.stringContaining(text) }],
    });
  });

  it('has all its problems at once, without the values of the cells', () => {
    const row = read({ email: 'secret-address', tierPoints: 'many' });
    expect(row).toMatchObject({ problems: [{ column: 'email' }, { column: 'tierPoints' }] });
    expect(JSON.stringify(row.problems)).not.toContain('secret-address');
  });
});
