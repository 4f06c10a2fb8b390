import { describe, expect, it } from 'vitest';
import { COLUMNS, FIELDS } from '../memberFile/columns.ts';
import { readHeader as readHeaderOf } from './header.ts';

const readHeader = (cells: readonly string[]) => readHeaderOf(COLUMNS, cells);

const REQUIRED = ['customer_number', 'first_name', 'last_name', 'home_casino'];
const problemsOf = (cells: readonly string[]) => {
  const header = readHeader(cells);
  return 'problems' in header ? header.problems.slice(0, -1) : [];
};

describe('the header of a table', () => {
  it('has every field of the record, in any order', () => {
    const header = readHeader(FIELDS.toReversed());
    expect(header).toMatchObject({
      columns: FIELDS.toReversed().map((field) => ({ field, dayForm: 'yyyy-mm-dd' })),
    });
  });

  it('matches names without case, spaces, hyphens and underscores', () => {
    const names = ['Customer Number', 'FIRST-NAME', ' lastName ', 'home casino', 'Tier points'];
    expect(readHeader(names)).toMatchObject({
      columns: [...REQUIRED, 'tierPoints'].map((field) => ({ field })),
    });
  });

  it.each([
    ['date_of_birth (dd/mm/yyyy)', 'dd/mm/yyyy'],
    ['Date of birth(DD/MM/YYYY)', 'dd/mm/yyyy'],
    ['date_of_birth (dd.mm.yyyy)', 'dd.mm.yyyy'],
    ['date_of_birth (yyyy-mm-dd)', 'yyyy-mm-dd'],
    ['date_of_birth', 'yyyy-mm-dd'],
    [' date_of_birth (dd/mm/yyyy) ', 'dd/mm/yyyy'],
  ])('names the form of a date: %s', (cell, dayForm) => {
    expect(readHeader([...REQUIRED, cell])).toMatchObject({
      columns: [{}, {}, {}, {}, { field: 'date_of_birth', dayForm }],
    });
  });

  it.each([
    [[...REQUIRED, 'postcode'], 'Column 5, "postcode", is unknown.'],
    [[...REQUIRED, 'First name'], 'Column 5, "First name", is a duplicate.'],
    [[...REQUIRED, 'email (dd/mm/yyyy)'], 'Column 5, "email (dd/mm/yyyy)", holds no dates.'],
    [['', ...REQUIRED], 'Column 1, "", is unknown.'],
    [REQUIRED.slice(1), 'The column customer_number is missing.'],
    [
      [...REQUIRED, 'date_of_birth (mm/dd/yyyy)'],
      'Column 5, "date_of_birth (mm/dd/yyyy)", is unknown.',
    ],
  ])('rejects %j', (cells, problem) => {
    expect(problemsOf(cells)).toEqual([problem]);
  });

  it('ignores empty cells at the end', () => {
    const header = readHeader(REQUIRED);
    expect(readHeader([...REQUIRED, '', ' '])).toEqual({ ...header, width: REQUIRED.length + 2 });
  });

  it('of an empty file lacks the required columns', () => {
    expect(problemsOf([])).toEqual(REQUIRED.map((field) => `The column ${field} is missing.`));
  });
});
