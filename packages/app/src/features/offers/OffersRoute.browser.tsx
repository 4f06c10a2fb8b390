import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setClock } from '../../testing/openApp.tsx';
import { NOW } from '../../testing/sampleReplies.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';

provideRoutes(import.meta.glob('./{offers/*,login/LoginForm}Route.tsx', { base: '../' }));

const VOUCHERS = 'vouchers-getAllVouchers';
const offer = page.getByRole('link', { name: /Dinner for two/ });

describe('§8 offers that fail to load', () => {
  it.each([['internal', 'Something went wrong']] as const)(
    'show an error and retry: %s',
    async (code, words) => {
      await openApp('/offers', { given: () => backend.refuse(VOUCHERS, code) });
      await expect.element(page.getByRole('main')).toMatchTextContent(words);
      backend.reply(VOUCHERS, { records: [voucher()] });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(offer).toBeVisible();
    },
  );

  it('are those of the casino’s day on a device whose clock is a day ahead, and stay so in the copy', async () => {
    const record = voucher({ validUntil: '2026-11-22T00:00:00Z' });
    const { reopen } = await openApp('/offers', {
      given: () => {
        setClock(new Date(NOW.getTime() + 24 * 60 * 60_000));
        backend.reply(VOUCHERS, { records: [record], now: NOW.toISOString() });
      },
    });
    await expect.element(page.getByRole('main')).toMatchTextContent('Last day');
    backend.refuse(VOUCHERS, 'no-response');
    await reopen();
    await expect.element(page.getByRole('main')).toMatchTextContent('Last day');
  });

  it('§8.19 open the dialog User not signed in if the session ended elsewhere', async () => {
    await openApp('/offers', { given: () => backend.refuse(VOUCHERS, 'unauthenticated') });
    await expect
      .element(page.getByRole('dialog', { name: 'Error' }))
      .toMatchTextContent('User not signed in');
    await expect.poll(address).toBe('/login');
  });
});
