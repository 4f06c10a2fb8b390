import { describe, expect, it } from 'vitest';
import { FIELDS } from './columns.ts';
import { readHeader } from './header.ts';

const REQUIRED = ['customer_number', 'first_name', 'last_name', 'home_casino'];
const problemsOf = (cells: readonly string[]) => {
  const header = readHeader(cells);
  return 'problems' in header ? header.problems.slice(0, -1) : [];
};

describe('the header of a file of members', () => {
  it('has every field of the record, in any order', () => {
    const header = readHeader(FIELDS.toReversed());
    expect(header).toEqual({
      columns: FIELDS.toReversed().map((field) => ({ field, isDayFirst: false })),
    });
  });

  it('matches names without case, spaces, hyphens and underscores', () => {
    const names = ['Customer Number', 'FIRST-NAME', ' lastName ', 'home casino', 'Tier points'];
    expect(readHeader(names)).toMatchObject({
      columns: [...REQUIRED, 'tierPoints'].map((field) => ({ field })),
    });
  });

  it.each([
    ['date_of_birth (dd/mm/yyyy)', true],
    ['Date of birth(DD/MM/YYYY)', true],
    ['date_of_birth (yyyy-mm-dd)', false],
    ['date_of_birth', false],
    [' date_of_birth (dd/mm/yyyy) ', true],
  ])('names the format of a date: %s', (cell, isDayFirst) => {
    expect(readHeader([...REQUIRED, cell])).toMatchObject({
      columns: [{}, {}, {}, {}, { field: 'date_of_birth', isDayFirst }],
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
    expect(readHeader([...REQUIRED, '', ' '])).toEqual(readHeader(REQUIRED));
  });

  it('of an empty file lacks the required columns', () => {
    expect(problemsOf([])).toEqual(REQUIRED.map((field) => `The column ${field} is missing.`));
  });
});
