import { describe, expect, it } from 'vitest';
import { restingAngle, type WheelPrize, waitingAngle, wheelSlices } from './wheelLayout.ts';

const prize = (number: number, weight: number, win = true): WheelPrize => ({
  number,
  name: `Prize ${number}`,
  win,
  weight,
});
const WHEEL = [prize(1, 1), prize(2, 3), prize(3, 6), prize(4, 38), prize(5, 52, false)];

describe('the slices of a wheel', () => {
  it.each([
    ['five prizes', WHEEL],
    ['one prize', [prize(1, 7)]],
    ['nothing to win', [prize(1, 7, false)]],
    ['two that win nothing', [...WHEEL, prize(6, 10, false)]],
  ])('of %s are as wide as the odds, and fill the circle', (_, prizes) => {
    const slices = wheelSlices(prizes);
    const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
    for (const { number, weight } of prizes) {
      const own = slices.filter((slice) => slice.number === number);
      const width = own.reduce((sum, { from, to }) => sum + to - from, 0);
      expect(width).toBeCloseTo((360 * weight) / total);
    }
    expect(slices[0]?.from).toBe(0);
    expect(slices.at(-1)?.to).toBeCloseTo(360);
    for (const [index, slice] of slices.slice(1).entries()) {
      expect(slice.from).toBe(slices[index]?.to);
    }
  });

  it('separate any two prizes with a slice that wins nothing', () => {
    const wins = wheelSlices(WHEEL).map(({ win }) => win);
    expect(wins).toEqual([true, false, true, false, true, false, true, false]);
  });
});

describe('the waiting angle of the wheel', () => {
  it.each([
    ['a slice that wins nothing', WHEEL, 5],
    ['the widest slice if every slice wins', WHEEL.slice(0, 4), 4],
  ])('puts %s under the pointer', (_, prizes, number) => {
    const slices = wheelSlices(prizes);
    const top = 360 - waitingAngle(slices);
    expect(slices.find(({ from, to }) => from < top && top < to)?.number).toBe(number);
  });

  it('is zero without slices', () => {
    expect(waitingAngle([])).toBe(0);
  });
});

describe('the resting angle of the wheel', () => {
  it.each([1, 2, 3, 4, 5])(
    'puts prize %i under the pointer, with a fifth of its slice free on either side, whatever the seed',
    (number) => {
      const slices = wheelSlices(WHEEL);
      for (let seed = 0; seed < 200; seed += 1) {
        const top = 360 - (restingAngle(slices, number, `seed ${seed}`) ?? 0);
        const under = slices.find(({ from, to }) => from < top && top < to);
        expect(under?.number).toBe(number);
        const { from = 0, to = 0 } = under ?? {};
        const share = (top - from) / (to - from);
        expect(Math.min(share, 1 - share)).toBeGreaterThan(0.2 - 1e-9);
      }
    },
  );

  it('is the same for the same seed, and null for a prize that is not on the wheel', () => {
    const slices = wheelSlices(WHEEL);
    expect(restingAngle(slices, 3, 'a')).toBe(restingAngle(slices, 3, 'a'));
    expect(restingAngle(slices, 3, 'a')).not.toBe(restingAngle(slices, 3, 'b'));
    expect(restingAngle(slices, 9, 'a')).toBeNull();
  });
});
