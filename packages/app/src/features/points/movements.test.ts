import { describe, expect, it } from 'vitest';
import { firstPage, movement, newestPage } from '../shared/points/points.fixtures.ts';
import { distinctMovements, earningDays } from './movements.ts';

it('the movements of pages have a repeated id once', () => {
  expect(distinctMovements([newestPage, newestPage])).toEqual(newestPage.movements);
});

describe('the days on which points were earned', () => {
  const lots = ['mv-2', 'mv-1', 'mv-2'].map((lot) => ({ lot, amount: 10 }));
  const spent = { ...movement, id: 'mv-9', kind: 'spend', amount: -30, lots } as const;
  const daysOf = (...movements: Parameters<typeof earningDays>[0]) =>
    new Map(earningDays(movements)).get('mv-9');

  it('are those of the movements that earned the points, if all of these are loaded', () => {
    expect(daysOf(spent, ...firstPage.movements)).toEqual(['2026-10-01', '2026-10-03']);
    expect(daysOf(spent)).toBeUndefined();
  });

  it('are not the days of a later credit', () => {
    const credited = { ...movement, id: 'mv-8', earnedOn: '2026-10-02' };
    const ended = { ...spent, lots: [{ lot: 'mv-8', amount: 10 }] };
    expect(daysOf({ ...ended, kind: 'expire' }, credited)).toEqual(['2026-10-02']);
  });

  it('are unknown for points that return to their lots', () => {
    expect(daysOf({ ...spent, kind: 'reverse' }, ...firstPage.movements)).toBeUndefined();
  });
});
