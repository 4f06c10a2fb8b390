import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setOnline } from '../../testing/openApp.tsx';
import { NOW } from '../../testing/sampleReplies.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { SLOW_WATCH_PAUSE_MS, WATCH_PAUSE_MS } from './useRedemptionWatch.ts';

provideRoutes(import.meta.glob(['./offers/*Route.tsx', './home/HomeRoute.tsx'], { base: '../' }));

const VOUCHERS = 'vouchers-getAllVouchers';
const main = page.getByRole('main');
const code = page.getByRole('img', { name: /QR code for Dinner for two/ });
const redemption = main.getByRole('status').filter({ hasText: 'Redeemed at 12:00' });

const requests = () => backend.requestsOf(VOUCHERS).length;
const replyWith = (changes: Partial<Voucher>) =>
  backend.reply(VOUCHERS, { records: [voucher(changes)] });
const redeem = (venueId: number | null = null) =>
  replyWith({ status: 'used', redeemed: { at: NOW.toISOString(), venueId } });

/** Opens the code, with the timers that start from then on stopped until `pass`. */
async function openCode() {
  const app = await openApp('/offers/v-1', {
    given: () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW }),
  });
  await expect.element(code).toBeVisible();
  return app;
}

/** Runs the stopped timers of a number of pauses. */
async function pass(pauses = 1): Promise<void> {
  for (let each = 0; each < pauses; each += 1) await vi.advanceTimersByTimeAsync(WATCH_PAUSE_MS);
}

function touch(): void {
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
}

afterEach(() => void Reflect.deleteProperty(document, 'hidden'));

describe('an open code that a till redeems', () => {
  it('is replaced by the time and the venue, and watched while staff can take it back', async () => {
    await openCode();
    redeem(6);
    await pass();
    await expect.element(redemption).toMatchTextContent(/^Redeemed at 12:00, /);
    await expect.element(code).not.toBeInTheDocument();
    await expect.element(main).not.toMatchTextContent('DINE-1');
    const before = requests();
    await pass();
    expect(requests()).toBe(before + 1);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    await pass(5);
    expect(requests()).toBe(before + 1);
    vi.useRealTimers();
    await expectAccessible();
  });

  it('is shown again after a reversal, and watched again', async () => {
    await openCode();
    redeem();
    await pass();
    await expect.element(redemption).toBeVisible();
    // SWR loads again on focus five seconds after the last time at the earliest.
    await pass(2);
    replyWith({});
    window.dispatchEvent(new Event('focus'));
    await expect.element(code).toBeVisible();
    await expect.element(redemption).not.toBeInTheDocument();
    redeem();
    await pass(2);
    await expect.element(redemption).toBeVisible();
  });
});

describe('the vouchers are loaded again', () => {
  it('while the code is open only, every four seconds', async () => {
    await openCode();
    const before = requests();
    await pass(3);
    expect(requests()).toBe(before + 3);
    await page
      .getByRole('link', { name: /^(?:My Rewards|Home)$/ })
      .first()
      .click();
    await expect.element(code).not.toBeInTheDocument();
    const closed = requests();
    await pass(5);
    expect(requests()).toBe(closed);
  });

  it('every half minute after ten minutes, until somebody touches the page', async () => {
    await openCode();
    const before = requests();
    await pass(150);
    expect(requests()).toBe(before + 150);
    await pass();
    expect(requests()).toBe(before + 150);
    await vi.advanceTimersByTimeAsync(SLOW_WATCH_PAUSE_MS);
    expect(requests()).toBe(before + 151);
    touch();
    await pass(2);
    expect(requests()).toBe(before + 153);
  });

  it('every four seconds also if somebody touches the page more often', async () => {
    await openCode();
    const before = requests();
    for (let half = 0; half < 4; half += 1) {
      touch();
      await vi.advanceTimersByTimeAsync(WATCH_PAUSE_MS / 2);
    }
    expect(requests()).toBe(before + 2);
  });

  it('one request at a time', async () => {
    await openCode();
    const before = requests();
    const reply = backend.hold(VOUCHERS);
    await pass(4);
    expect(requests()).toBe(before + 1);
    reply();
    await pass(2);
    expect(requests()).toBeGreaterThan(before + 1);
  });

  it.each(['no-response', 'unavailable', 'resource-exhausted', 'internal'] as const)(
    'after a failure, which the page does not show: %s',
    async (error) => {
      await openCode();
      const words = document.body.textContent;
      backend.refuse(VOUCHERS, error);
      await pass(3);
      await expect.element(code).toBeVisible();
      expect(document.body.textContent).toBe(words);
      redeem();
      await pass();
      await expect.element(redemption).toBeVisible();
    },
  );

  it('not on a hidden page, and not offline', async () => {
    await openCode();
    const before = requests();
    setHidden(true);
    await pass(3);
    setHidden(false);
    setOnline(false);
    await pass(3);
    expect(requests()).toBe(before);
    await expect.element(code).toBeVisible();
  });
});
