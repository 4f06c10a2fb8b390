import { TIER_NAMES, TIERS } from '@casino/functions/contract/tiers.ts';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { TIERS as UI_TIERS } from '@casino/ui/tokens/tiers.ts';
import { describe, expect, it } from 'vitest';

describe('§4 the tiers of the design system and of the contract', () => {
  it('are the same, in the same order', () => {
    expect(UI_TIERS).toEqual(TIERS);
  });

  it('have the same names', () => {
    expect(enGB.common.tiers).toEqual(TIER_NAMES);
  });
});
