import { describe, expect, it } from 'vitest';
import { createStatementFormats } from './statementFormats.ts';

const { dayAndMonth, month, monthKey, figure, signed } = createStatementFormats(
  'en-GB',
  'Europe/London',
);

describe('createStatementFormats', () => {
  it('names days and months in the zone of the casinos', () => {
    expect(dayAndMonth('2026-09-30T23:30:00Z')).toBe('1\u00a0October');
    expect(month('2026-09-30T23:30:00Z')).toBe('October 2026');
    expect(monthKey('2026-09-30T23:30:00Z')).toBe('2026-10');
    expect(monthKey('2026-12-31T23:59:59Z')).toBe('2026-12');
  });

  it.each([
    [10_000_000, '10,000,000', '+10,000,000'],
    [-300, '−300', '−300'],
    [0, '0', '0'],
  ])('writes %d as %s, and with its sign as %s', (value, plain, withSign) => {
    expect(figure(value)).toBe(plain);
    expect(signed(value)).toBe(withSign);
  });
});
