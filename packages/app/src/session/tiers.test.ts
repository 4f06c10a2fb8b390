import { TIER_NAMES, TIERS } from '@casino/functions/contract';
import { enGB, TIERS as UI_TIERS } from '@casino/ui';
import { describe, expect, it } from 'vitest';

describe('§4 the tiers of the design system and of the contract', () => {
  it('are the same, in the same order', () => {
    expect(UI_TIERS).toEqual(TIERS);
  });

  it('have the same names', () => {
    expect(enGB.common.tiers).toEqual(TIER_NAMES);
  });
});
