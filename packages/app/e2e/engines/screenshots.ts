import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCHEMES } from '@casino/ui/tokens';
import { emailOf } from '../accounts.ts';
import { journeyBackend } from '../backend.ts';
import type { Page } from './page.ts';
import { DESKTOP, PHONE, PICTURES, test } from './test.ts';

const ACCOUNT = emailOf('queen-of-spades');
const SIZES = Object.entries({ phone: PHONE, desktop: DESKTOP });

/** The pages to capture, each with a function that opens it. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: (page) => page.gotoAs(ACCOUNT, '/'),
  offer: async (page) => {
    await page.gotoAs(ACCOUNT, '/offers/100203-play');
    await page.role('img', /^QR code/).shown();
  },
  wheel: async (page) => {
    const prizes = [
      { name: 'A cocktail on us', win: true, weight: 1, stock: 50 },
      { name: 'No prize today', win: false },
    ];
    const { id } = await (await journeyBackend()).addGame({ prizes, play: [-1, 4] });
    await page.gotoAs(ACCOUNT, `/games/spin-the-wheel/${id}`);
    await page.role('button', 'Opt in').click();
    await page.role('button', 'Spin the wheel').shown();
  },
  register: async (page) => {
    await page.goto('/account/register');
    await page.role('button', 'Join now').click();
    await page.role('alert').shown();
  },
};

for (const [name, open] of Object.entries(PAGES)) {
  for (const [device, size] of SIZES) {
    for (const scheme of SCHEMES) {
      test(`${name} ${device} ${scheme}`, async ({ engineName, open: openTab }) => {
        const page = await openTab(size);
        await page.goto('/404.html');
        await page.run((value) => localStorage.setItem('casino.appearance', value), scheme);
        await open(page);
        await page.role('heading').shown();
        await page.settled();
        await mkdir(PICTURES, { recursive: true });
        const file = `${name}-${device}-${scheme}-${engineName}.png`;
        await writeFile(join(PICTURES, file), await page.screenshot());
      });
    }
  }
}
