import { describe, expect, it } from 'vitest';
import { balanceAlone, belowZero, readyPoints } from '../Points.fixtures.ts';
import { toEndings } from './endings.ts';

describe('toEndings', () => {
  it('orders lots and rules on one line', () => {
    expect(toEndings(readyPoints.summary)).toEqual([
      { day: '2026-12-02', points: 640, rule: 'lot-age', avoidBy: null },
      { day: '2027-01-17', points: 1_240, rule: 'lot-age', avoidBy: null },
      { day: '2027-05-13', points: null, rule: 'no-visit', avoidBy: 'visit' },
      { day: '2028-11-08', points: null, rule: 'no-redemption', avoidBy: 'redemption' },
    ]);
  });

  it('lists a rule once if points are listed on its day', () => {
    const { summary } = readyPoints;
    const [ending] = toEndings({
      ...summary,
      expiring: [{ day: '2027-05-13', points: 4_180, rule: 'no-visit', avoidBy: 'visit' }],
      rules: [{ rule: 'no-visit', day: '2027-05-13', days: 180 }],
    });
    expect(ending).toMatchObject({ points: 4_180, rule: 'no-visit' });
  });

  it('shows the day of the balance if the group gives nothing else', () => {
    expect(toEndings(balanceAlone.summary)).toEqual([
      { day: '2027-03-31', points: null, rule: null, avoidBy: null },
    ]);
  });

  it('ends nothing of a balance of zero or less', () => {
    expect(toEndings(belowZero.summary)).toEqual([]);
    expect(toEndings({ ...readyPoints.summary, expiring: [], balance: 0 })).toEqual([]);
  });
});
