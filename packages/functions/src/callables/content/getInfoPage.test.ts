import { describe, expect, it } from 'vitest';
import { signedIn, signedOut } from '../../../testing/calls/client.ts';
import { getInfoPageContract } from '../../contract/content/getInfoPage.ts';
import { INFO_PAGES } from '../../contract/content/infoPages.ts';
import { TIER_NAMES, TIER_POINT_CAPS, TIERS } from '../../contract/tiers.ts';

describe('§2 content-getInfoPage', () => {
  it.each(INFO_PAGES)('returns %s to every caller, signed in or not', async (page) => {
    const anyone = await signedOut().call(getInfoPageContract, { page });
    expect(anyone.page).toBe(page);
    expect(anyone.html.length).toBeGreaterThan(1_000);
    expect(await (await signedIn('temporary')).call(getInfoPageContract, { page })).toEqual(anyone);
  });

  it.each(TIERS)('§9 the rewards page states the cap of %s', async (tier) => {
    const { html } = await signedOut().call(getInfoPageContract, { page: 'rewards-explained' });
    const cap = TIER_POINT_CAPS[tier];
    const points = cap === null ? 'The top tier' : `${cap.toLocaleString('en-GB')} tier points`;
    expect(html).toContain(`<th scope="row">${TIER_NAMES[tier]}</th><td>${points}`);
  });

  it('the responsible gaming page names help, self-exclusion and the age limit', async () => {
    const { html } = await signedOut().call(getInfoPageContract, { page: 'responsible-gaming' });
    for (const word of ['18+', '0808 8020 133', 'SENSE', 'GAMSTOP', 'six months', 'time-out']) {
      expect(html).toContain(word);
    }
  });
});
