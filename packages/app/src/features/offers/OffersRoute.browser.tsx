import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { voucher } from './voucher.fixtures.ts';

const VOUCHERS = 'vouchers-getAllVouchers';
const offer = page.getByRole('link', { name: /Dinner for two/ });

describe('§8 offers that do not load', () => {
  it.each([
    ['internal', 'Something went wrong'],
    ['permission-denied', 'Something went wrong'],
    ['no-response', 'Network error. Check your connection.'],
  ] as const)('say so, and load when asked again: %s', async (code, words) => {
    await openApp('/offers', { given: () => backend.refuse(VOUCHERS, code) });
    await expect.element(page.getByRole('main')).toMatchTextContent(words);
    backend.reply(VOUCHERS, { records: [voucher()] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(offer).toBeVisible();
  });

  it('are shown from this device, where it has a copy', async () => {
    const { reopen } = await openApp('/offers');
    await expect.element(offer).toBeVisible();
    backend.refuse(VOUCHERS, 'internal');
    await reopen();
    await expect.element(offer).toBeVisible();
  });

  it('with a session that ended elsewhere: User not signed in', async () => {
    await openApp('/offers', { given: () => backend.refuse(VOUCHERS, 'unauthenticated') });
    await expect
      .element(page.getByRole('dialog', { name: 'Error' }))
      .toMatchTextContent('User not signed in');
    await expect.poll(address).toBe('/login');
  });
});
