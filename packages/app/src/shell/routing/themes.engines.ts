import { tierThemes } from '@casino/ui/tokens/themes/themes.ts';
import { SCHEMES, TIERS } from '@casino/ui/tokens/tiers.ts';
import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import type { Page } from '../../../e2e/engines/page.ts';
import { expect, test } from '../../../e2e/engines/test.ts';

const LABELS = { light: 'Light', dark: 'Dark' };

/** The tier's tokens as computed styles of the engine. */
async function coloursOf(page: Page) {
  const [canvas] = await page.css('body').read((body) => getComputedStyle(body).backgroundColor);
  const [button] = await page.role('button', 'Hide all promotions').read((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { onAccent: color, accent: backgroundColor };
  });
  return { canvas, ...button };
}

/** A token colour as a computed style. */
function computed(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

describe('§4, §10 the theme of each tier', () => {
  test('has the colours of its tokens, light and dark', async ({ phone }) => {
    for (const tier of TIERS) {
      await phone.gotoAs(emailOf(tier), '/settings');
      await phone.role('button', 'Hide all promotions').shown();
      for (const scheme of SCHEMES) {
        await phone.role('radio', LABELS[scheme]).click();
        const { canvas, accent, onAccent } = tierThemes[tier][scheme];
        await expect
          .poll(() => coloursOf(phone), { message: `${tier}, ${scheme}` })
          .toEqual({
            canvas: computed(canvas),
            accent: computed(accent),
            onAccent: computed(onAccent),
          });
      }
    }
  });
});
