import { expect, it } from 'vitest';
import { firstPage, movement, newestPage } from '../shared/points/points.fixtures.ts';
import { toMovements } from './toMovements.ts';

const names = new Map([[6, 'Harbour']]);

it('names the casino of a movement, and leaves out one that it does not know', () => {
  const page = {
    ...newestPage,
    movements: [
      movement,
      { ...movement, id: 'mv-7', venueId: 9 },
      { ...movement, id: 'mv-8', venueId: null },
    ],
  };
  expect(toMovements([page], names).map(({ venue }) => venue)).toEqual([
    { id: '6', name: 'Harbour' },
    null,
    null,
  ]);
});

it('gives the days on which spent points were earned, if all of these movements are loaded', () => {
  const lots = ['mv-2', 'mv-1', 'mv-2'].map((lot) => ({ lot, amount: 10 }));
  const spent = { ...movement, id: 'mv-9', kind: 'spend' as const, amount: -30, lots };
  const page = { ...newestPage, movements: [spent] };
  expect(toMovements([page, firstPage], names)[0]?.earnedOn).toEqual(['2026-10-01', '2026-10-03']);
  expect(toMovements([page], names)[0]?.earnedOn).toEqual([]);
});

it('gives the day on which credited points were earned, not that of their credit', () => {
  const credited = { ...movement, id: 'mv-8', earnedOn: '2026-10-01' };
  const lots = [{ lot: 'mv-8', amount: 10 }];
  const ended = { ...movement, id: 'mv-9', kind: 'expire' as const, amount: -10, lots };
  const page = { ...newestPage, movements: [ended, credited] };
  const [line, credit] = toMovements([page], names);
  expect(line?.earnedOn).toEqual(['2026-10-01']);
  expect(credit).toMatchObject({ earnedOn: [], creditedFrom: '2026-10-01' });
});

it('gives no days for points that return to their lots', () => {
  const lots = [{ lot: 'mv-1', amount: 10 }];
  const returned = { ...movement, id: 'mv-9', kind: 'reverse' as const, lots };
  const page = { ...newestPage, movements: [returned] };
  expect(toMovements([page, firstPage], names)[0]?.earnedOn).toEqual([]);
});
