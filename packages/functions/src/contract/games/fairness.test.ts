import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentTo, computeDraw, prizeAt, prizeListVersion } from './fairness.ts';
import type { Prize } from './prize.ts';
import { verifyPlay } from './verifyPlay.ts';

const SEED = '5eed'.repeat(16);
const WHO = { gameId: 'wheel', userId: 'member', day: '2026-11-21' };
const PRIZES: readonly Prize[] = [
  { number: 3, name: 'No prize today', win: false, weight: 60, stock: null },
  { number: 1, name: 'Dinner', win: true, weight: 10, stock: 2 },
  { number: 2, name: 'A cocktail', win: true, weight: 30, stock: 5 },
];
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the published values', () => {
  it('can be recomputed with other tools', async () => {
    const version = await prizeListVersion(PRIZES);
    const list = '1\t10\t2\twin\tDinner\n2\t30\t5\twin\tA cocktail\n3\t60\t\tlose\tNo prize today';
    expect(version).toBe(hash(list));
    expect(await commitmentTo(SEED, version)).toBe(hash(`${SEED}:${version}`));
    const mac = createHmac('sha256', Buffer.from(SEED, 'hex')).update('wheel:member:2026-11-21');
    expect(await computeDraw(SEED, WHO)).toBe(BigInt(`0x${mac.digest('hex')}`));
  });

  it('the version changes with every change of a prize, and not with their order', async () => {
    const version = await prizeListVersion(PRIZES);
    expect(await prizeListVersion(PRIZES.toReversed())).toBe(version);
    const changes: Partial<Prize>[] = [
      { weight: 11 },
      { stock: 3 },
      { name: 'Tea' },
      { win: false },
    ];
    for (const change of changes) {
      const changed = PRIZES.map((prize) => (prize.number === 1 ? { ...prize, ...change } : prize));
      expect(await prizeListVersion(changed)).not.toBe(version);
    }
  });
});

describe('the prize of a draw', () => {
  it.each([
    [0n, [], 1],
    [9n, [], 1],
    [10n, [], 2],
    [39n, [], 2],
    [40n, [], 3],
    [99n, [], 3],
    [100n, [], 1],
    [9n, [1], 2],
    [29n, [1], 2],
    [30n, [1], 3],
    [90n, [1], 2],
    [5n, [1, 2], 3],
  ])('%d without %j is number %i', (draw, soldOut, number) => {
    expect(prizeAt(PRIZES, soldOut, draw)?.number).toBe(number);
  });

  it('is null if no prize can be drawn', () => {
    expect(prizeAt(PRIZES, [1, 2, 3], 5n)).toBeNull();
    expect(prizeAt([], [], 5n)).toBeNull();
  });

  it('is never a sold-out prize, and each other prize in proportion to its weight', () => {
    const prizes = fc.uniqueArray(
      fc.record({
        number: fc.integer({ min: 1, max: 50 }),
        weight: fc.integer({ min: 1, max: 20 }),
      }),
      { selector: ({ number }) => number, minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(prizes, fc.array(fc.integer({ min: 1, max: 50 })), (list, soldOut) => {
        const drawable = list.filter(({ number }) => !soldOut.includes(number));
        const total = drawable.reduce((sum, { weight }) => sum + weight, 0);
        const drawn = Array.from({ length: total }, (_, at) => prizeAt(list, soldOut, BigInt(at)));
        return drawable.every(
          ({ number, weight }) =>
            drawn.filter((prize) => prize?.number === number).length === weight,
        );
      }),
    );
  });
});

describe('a receipt', () => {
  async function receipt(soldOut: number[] = []) {
    const version = await prizeListVersion(PRIZES);
    return {
      play: {
        ...WHO,
        soldOut,
        prize: prizeAt(PRIZES, soldOut, await computeDraw(SEED, WHO))?.number ?? 0,
        commitment: await commitmentTo(SEED, version),
        prizeListVersion: version,
      },
      revealed: { gameId: 'wheel', day: '2026-11-21', seed: SEED, prizes: PRIZES },
    };
  }

  it('is valid', async () => {
    const { play, revealed } = await receipt();
    expect(await verifyPlay(play, revealed)).toEqual([]);
    const later = await receipt([1, 2]);
    expect(await verifyPlay(later.play, later.revealed)).toEqual([]);
  });

  it.each([
    ['another prize', { prize: 9 }, {}, ['draw']],
    ['another member', { userId: 'somebody' }, {}, ['draw']],
    ['another day', { day: '2026-11-22' }, {}, ['draw']],
    ['another seed', {}, { seed: 'abcd'.repeat(16) }, ['commitment']],
    ['other weights', {}, { prizes: PRIZES.slice(0, 2) }, ['prize-list', 'commitment']],
    ['a prize that cannot run out called sold out', { soldOut: [3] }, {}, ['sold-out']],
    ['what was revealed of another day', {}, { day: '2026-11-20' }, ['draw']],
    ['the day of another game', {}, { gameId: 'other' }, ['draw']],
  ])('with %s is invalid', async (_, play, revealed, faults) => {
    const { play: honest, revealed: real } = await receipt();
    const found = await verifyPlay({ ...honest, ...play }, { ...real, ...revealed });
    expect(found).toEqual(expect.arrayContaining(faults));
  });
});
