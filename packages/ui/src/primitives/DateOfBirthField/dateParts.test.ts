import { describe, expect, it } from 'vitest';
import { EMPTY_PARTS, isComplete, parsePastedDate, toDateParts, toIsoDate } from './dateParts.ts';

describe('§5 date of birth, part by part', () => {
  it.each([
    [{ day: '29', month: '2', year: '1980' }, '1980-02-29'],
    [{ day: '01', month: '07', year: '2001' }, '2001-07-01'],
  ])('%j is %s', (parts, date) => {
    expect(toIsoDate(parts)).toBe(date);
  });

  // Which days exist is tested in parseDay.test.ts.
  it.each([
    { day: '29', month: '2', year: '1981' },
    { day: '1', month: '1', year: '1899' },
    { day: '1', month: '', year: '1990' },
    { day: '1e', month: '1', year: '1990' },
  ])('%j is not a date', (parts) => {
    expect(toIsoDate(parts)).toBe('');
  });

  it('splits an ISO date, and returns empty parts for anything else', () => {
    expect(toDateParts('1980-02-09')).toEqual({ day: '9', month: '2', year: '1980' });
    expect(toDateParts('')).toEqual(EMPTY_PARTS);
    expect(toDateParts('9 February 1980')).toEqual(EMPTY_PARTS);
  });

  it('is complete only when the year has four digits', () => {
    expect(isComplete({ day: '31', month: '2', year: '198' })).toBe(false);
    expect(isComplete({ day: '31', month: '2', year: '1980' })).toBe(true);
  });

  it.each(['29/2/1980', '29.2.1980', ' 29-2-1980 ', '29 2 1980', '1980-2-29', '1980/2/29'])(
    'parses "%s" when pasted',
    (text) => {
      expect(parsePastedDate(text)).toEqual({ day: '29', month: '2', year: '1980' });
    },
  );

  it.each(['29', '1980', '29/2', 'yesterday', '29/2/80', ''])(
    'leaves the pasted text "%s" to the input',
    (text) => {
      expect(parsePastedDate(text)).toBeNull();
    },
  );
});
