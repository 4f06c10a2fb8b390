import { expect, it } from 'vitest';
import { MAX_RATE_OF_DOUBT, rateOfDoubt } from '../../../bench/persons/rateOfDoubt.ts';

it('§6 at most one newcomer in a thousand is sent to the support desk for a stranger’s block', () => {
  const newcomers = 1_000;
  const group = { seed: 7, members: 1_000_000, blockedEvery: 200, newcomers };
  const { blocked, doubted } = rateOfDoubt(group);
  expect(blocked).toBe(5_000);
  expect(doubted).toBeLessThanOrEqual(MAX_RATE_OF_DOUBT * newcomers);
});
