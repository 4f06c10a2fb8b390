import { expect, it } from 'vitest';
import { toCsv } from './dayCsv.ts';

it.each([
  ['text', 'Dinner for two', 'Dinner for two'],
  ['a comma', 'Dinner, drinks', '"Dinner, drinks"'],
  ['a quotation mark', 'The "Orrery"', '"The ""Orrery"""'],
  ['a new line', 'one\ntwo', '"one\ntwo"'],
  ['a number', 4_000, '4000'],
  ['a negative number', -3, '-3'],
  ['nothing', null, ''],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with a comma', '=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['a sum', '+44', "'+44"],
  ['a minus', '-1+1', "'-1+1"],
  ['a function', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t=1"],
])('writes %s as a cell', (_, value, text) => {
  expect(toCsv([['a', value]])).toBe(`a,${text}\r\n`);
});
