import { describe, expect, it } from 'vitest';
import { hasRisen } from './hasRisen.ts';

describe('§4 a tier that this device shows', () => {
  it.each([
    ['for the first time', null, 'queen', false],
    ['again', 'queen', 'queen', false],
    ['one step higher', 'queen', 'queen-of-spades', true],
    ['from the lowest to the highest', 'jack', 'ace', true],
    ['one step lower', 'queen-of-spades', 'queen', false],
    ['from the highest to the lowest', 'ace', 'jack', false],
    ['after one that no longer exists', 'knave', 'ace', false],
  ] as const)('%s: %s, then %s', (_, last, tier, risen) => {
    expect(hasRisen(last, tier)).toBe(risen);
  });
});
