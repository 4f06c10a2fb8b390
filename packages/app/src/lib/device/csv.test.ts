import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each([
  ['text', 'Dinner for two', '"Dinner for two"'],
  ['a semicolon', '=1;2', `"'=1;2"`],
  ['a quotation mark', 'The "Orrery"', '"The ""Orrery"""'],
  ['a new line', 'one\ntwo', '"one\ntwo"'],
  ['a number', 4_000, '4000'],
  ['a negative number', -3, '-3'],
  ['nothing', null, ''],
  ['a formula', '=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['a sum', '+44', `"'+44"`],
  ['a minus', '-1+1', `"'-1+1"`],
  ['a function', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a tab', '\t=1', `"'\t=1"`],
  ['a formula after a new line', '\n=1', `"'\n=1"`],
  ['a wide formula', '＝1+1', `"'＝1+1"`],
])('writes %s as a cell that a spreadsheet shows as it is', (_, value, text) => {
  expect(toCsv([['£10', value]])).toBe(`\uFEFF"£10",${text}\r\n`);
});
