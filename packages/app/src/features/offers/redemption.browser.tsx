import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deviceStorage } from '../../lib/device/storage.ts';
import { session } from '../../session/current/appSession.ts';
import { membership } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setHidden, setOnline } from '../../testing/openApp.tsx';
import { NOW } from '../../testing/sampleReplies.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';
import { LONGEST_WATCH_PAUSE_MS, QUICK_REQUESTS, WATCH_PAUSE_MS } from './useRedemptionWatch.ts';

provideRoutes(import.meta.glob('./{offers/*,home/Home}Route.tsx', { base: '../' }));

const LIST = 'vouchers-getAllVouchers';
const VOUCHER = 'vouchers-getVoucher';
const COPY = `vouchers-1.${membership.location}.${membership.crmId}`;
const main = page.getByRole('main');
const code = page.getByRole('img', { name: /QR code for Dinner for two/ });
const redemption = main.getByRole('status').filter({ hasText: 'Redeemed at 12:00' });

const requests = () => backend.requestsOf(VOUCHER).length;
const lists = () => backend.requestsOf(LIST).length;
const replyWith = (changes: Partial<Voucher>) => {
  backend.reply(VOUCHER, { record: voucher(changes) });
  backend.reply(LIST, { records: [voucher(changes)] });
};
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

function uidOfMember(): string {
  const now = session.getSnapshot();
  return now.status === 'ready' ? now.user.uid : '';
}

function touch(): void {
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
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

describe('the voucher is loaded again', () => {
  it('alone, while the code is open only, every four seconds', async () => {
    await openCode();
    const before = requests();
    const listsBefore = lists();
    await pass(3);
    expect(requests()).toBe(before + 3);
    expect(backend.requestsOf(VOUCHER).at(-1)).toMatchObject({ voucherId: 'v-1' });
    expect(lists()).toBe(listsBefore);
    await page
      .getByRole('link', { name: /^(?:My Rewards|Home)$/ })
      .first()
      .click();
    await expect.element(code).not.toBeInTheDocument();
    const closed = requests();
    await pass(5);
    expect(requests()).toBe(closed);
  });

  it('less and less often after ten minutes, to every half minute, until somebody touches the page', async () => {
    await openCode();
    const start = requests();
    const made = () => requests() - start;
    await pass(QUICK_REQUESTS);
    expect(made()).toBe(QUICK_REQUESTS);
    await pass();
    expect(made()).toBe(QUICK_REQUESTS);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(made()).toBe(QUICK_REQUESTS + 1);
    await vi.advanceTimersByTimeAsync(26 * LONGEST_WATCH_PAUSE_MS);
    const slow = made();
    await vi.advanceTimersByTimeAsync(10 * LONGEST_WATCH_PAUSE_MS);
    expect(made()).toBe(slow + 10);
    touch();
    await pass(2);
    expect(made()).toBe(slow + 12);
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
    const reply = backend.hold(VOUCHER);
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
      backend.refuse(VOUCHER, error);
      backend.refuse(LIST, error);
      await pass(3);
      await expect.element(code).toBeVisible();
      expect(document.body.textContent).toBe(words);
      redeem();
      await pass();
      await expect.element(redemption).toBeVisible();
    },
  );

  it.each([
    ['is not the member’s any more', () => backend.refuse(VOUCHER, 'permission-denied')],
    ['is hidden in promotion-free mode', () => backend.reply(VOUCHER, { record: null })],
  ])('until the list decides about a voucher that %s', async (_, change) => {
    await openCode();
    change();
    backend.reply(LIST, { records: [] });
    await pass();
    await expect.element(code).not.toBeInTheDocument();
    const before = requests();
    await pass(3);
    expect(requests()).toBe(before);
  });

  it('into the list of the page, of the other pages and of this device, which stays as old as it is', async () => {
    const { reopen } = await openCode();
    const uid = uidOfMember();
    const savedAt = deviceStorage.copySavedAt(uid, COPY);
    const listsBefore = lists();
    backend.reply(VOUCHER, {
      record: voucher({ status: 'used', redeemed: { at: NOW.toISOString(), venueId: 6 } }),
    });
    await pass();
    await expect.element(redemption).toBeVisible();
    expect(lists()).toBe(listsBefore);
    expect(savedAt).not.toBeNull();
    expect(deviceStorage.copySavedAt(uid, COPY)).toBe(savedAt);
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    backend.refuse(LIST, 'unavailable');
    await reopen();
    await expect.element(redemption).toBeVisible();
  });

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
