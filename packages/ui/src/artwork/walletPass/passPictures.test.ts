import { describe, expect, it } from 'vitest';
import { TIERS } from '../../tokens/tiers.ts';
import { passColors, passLogoSvg, passStripSvg } from './passPictures.ts';

describe('the pictures of a pass', () => {
  it.each(TIERS)('%s: the strip and the logo are the committed files', async (tier) => {
    await expect(passStripSvg(tier)).toMatchFileSnapshot(`./pictures/${tier}-strip.svg`);
    await expect(passLogoSvg(tier)).toMatchFileSnapshot(`./pictures/${tier}-logo.svg`);
  });

  it('differ in all tiers', () => {
    expect(new Set(TIERS.map(passStripSvg)).size).toBe(TIERS.length);
  });

  it('have the colours of the committed file', async () => {
    const colors = Object.fromEntries(TIERS.map((tier) => [tier, passColors(tier)]));
    await expect(`${JSON.stringify(colors, null, 2)}\n`).toMatchFileSnapshot(
      './pictures/colors.json',
    );
  });
});
