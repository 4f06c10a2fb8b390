import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { voucher } from '../../features/shared/offers/voucher.fixtures.ts';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setClock, setHidden, setOnline } from '../../testing/openApp.tsx';
import { NOW, PIXEL } from '../../testing/sampleReplies.ts';
import { data, member, membership, user } from '../state/session.fixtures.ts';
import { memberRequests } from './memberCache.ts';

provideRoutes(import.meta.glob('./*/*Route.tsx', { base: '../../features' }));

const MEMBER = 'members-getMember';
const VOUCHERS = 'vouchers-getAllVouchers';
const QR = 'vouchers-generateQrCode';
const main = page.getByRole('main');
const banner = page.getByRole('status').filter({ hasText: 'This is what we showed you last.' });
const asOf = main.getByText('As of 12:00');
const MINUTE = 60_000;

afterEach(() => void Reflect.deleteProperty(document, 'hidden'));

/** Leaves the page and returns after a time, without loading anything meanwhile. */
function returnAfter(minutes: number): void {
  setHidden(true);
  setClock(new Date(NOW.getTime() + minutes * MINUTE));
  setHidden(false);
}

/** Stops the timers that start from now on, until `pass`. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
}

/** Runs the stopped timers of the next milliseconds. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const replyWith = (changes: Partial<typeof member>) =>
  backend.reply(MEMBER, { success: true, result: { ...member, ...changes } });

describe('§4 a member who returns to an open page', () => {
  it('sees the new balance after five minutes, in the same place of the same page', async () => {
    await openApp('/', { layout: 'mobile' });
    await expect.element(main).toMatchTextContent('Dinner for two');
    const heading = page.getByRole('heading', { level: 1 }).element();
    window.scrollTo(0, 300);
    replyWith({ loyalty_points: 2_345, rewardPoints: 10_000 });
    returnAfter(6);
    await expect.element(main).toMatchTextContent('2,345');
    await expect.element(main).toMatchTextContent('10,000 of 18,000 tier points');
    expect(page.getByRole('heading', { level: 1 }).element()).toBe(heading);
    expect(window.scrollY).toBe(300);
    expect(backend.requestsOf(MEMBER)).toHaveLength(2);
  });

  it('sees no time beside figures that have just loaded', async () => {
    await openApp('/', { layout: 'mobile' });
    await expect.element(main).toMatchTextContent('Dinner for two');
    replyWith({ loyalty_points: 2_345 });
    const reply = backend.hold(MEMBER);
    returnAfter(6);
    await expect.poll(() => backend.requestsOf(MEMBER)).toHaveLength(2);
    setClock(new Date(NOW.getTime() + 7 * MINUTE));
    reply();
    await expect.element(main).toMatchTextContent('2,345');
    await expect.element(main.getByText(/^As of/)).not.toBeInTheDocument();
  });

  it('keeps what they have typed', async () => {
    await openApp('/profile');
    await page.getByRole('button', { name: 'Change mobile number' }).click();
    const field = page.getByLabelText('Mobile number');
    await field.fill('07700 900');
    replyWith({ loyalty_points: 2_345 });
    const reply = backend.hold(MEMBER);
    returnAfter(60);
    await expect.poll(() => backend.requestsOf(MEMBER)).toHaveLength(2);
    await expect.element(field).toHaveValue('07700 900');
    reply();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(field).toHaveValue('07700 900');
    await expect.element(field).toHaveFocus();
  });

  it.each([
    ['§4.25 suspended', { suspended: true }, /suspended/],
    ['§4.26 whose membership must be updated', { membership_type_id: 2 }, /needs updating/],
  ])('%s sees the message, and is logged out', async (_, changes, words) => {
    await openApp('/offers');
    await expect.element(main).toMatchTextContent('Dinner for two');
    replyWith(changes);
    returnAfter(6);
    const dialog = page.getByRole('dialog', { name: 'Your membership' });
    await expect.element(dialog).toMatchTextContent(words);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.poll(address).toBe('/login');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(Object.keys(localStorage).filter((key) => key.includes('member'))).toEqual([]);
  });
});

describe('§4 a member who is blocked while a page is open', () => {
  const denial = new RemoteError('permission-denied', '', { reason: 'suspended' });

  it('§4.25 sees the message at the next call that loads a page', async () => {
    await openApp('/', { layout: 'mobile' });
    await expect.element(main).toMatchTextContent('1,250');
    backend.reply('members-getRestaurant', () => {
      throw denial;
    });
    await page.getByRole('link', { name: 'Restaurant', exact: true }).first().click();
    await expect.element(page.getByRole('dialog', { name: 'Your membership' })).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.poll(address).toBe('/login');
    expect(backend.requestsOf(MEMBER)).toHaveLength(1);
  });
});

describe('figures of more than ten minutes ago', () => {
  it.each([
    ['/', 2],
    ['/slots', 1],
  ])('say as of when on %s: the card, and the tier', async (path, notes) => {
    await openApp(path);
    await expect.element(main).toMatchTextContent('1,250');
    const release = backend.hold(MEMBER);
    returnAfter(9);
    await expect.poll(() => backend.requestsOf(MEMBER)).toHaveLength(2);
    await expect.element(asOf).not.toBeInTheDocument();
    returnAfter(11);
    await expect.poll(() => asOf.elements()).toHaveLength(notes);
    await expectAccessible();
    release();
    await expect.poll(() => asOf.elements()).toHaveLength(0);
  });
});

describe('a page that stays open over midnight', () => {
  it('says midnight on the last day of an offer', async () => {
    await openApp('/offers', {
      given: () => {
        stopTimers();
        backend.reply(VOUCHERS, { records: [voucher({ validUntil: '2026-11-22T18:00:00Z' })] });
      },
    });
    await expect.element(main).toMatchTextContent('Until tomorrow');
    await pass(12 * 60 * MINUTE);
    await expect.element(main).toMatchTextContent('Until midnight');
  });
});

describe('the casino’s own system fails', () => {
  it('the page says so with its time, and a quiet retry ends it in a tab that stays in front', async () => {
    await openApp('/');
    await expect.element(main).toMatchTextContent('1,250');
    backend.refuse(MEMBER, 'unavailable');
    stopTimers();
    returnAfter(6);
    await expect.element(banner).toMatchTextContent(/waiting to hear.* As of 12:00$/);
    await expect.poll(() => asOf.elements()).toHaveLength(2);
    replyWith({ loyalty_points: 2_345 });
    await pass(20_000);
    await expect.element(main).toMatchTextContent('2,345');
    await expect.element(banner).not.toBeInTheDocument();
    expect(asOf.elements()).toHaveLength(0);
  });
});

describe('data that fail to load', () => {
  const COPY = `vouchers-1.${membership.location}.${membership.crmId}`;
  const KEPT_AT = '2026-11-21T10:15:00.000Z';

  /** Keeps a copy on this device for a member, loaded at `KEPT_AT`. */
  function keep(uid: string, name: string, value: unknown): void {
    const key = `casino.member.${uid}.${name}`;
    localStorage.setItem(key, JSON.stringify(value));
    localStorage.setItem(`${key}.saved-at`, KEPT_AT);
  }

  it.each([
    ['/offers', 'unavailable', 'We are waiting to hear from your casino.'],
    ['/offers', 'internal', 'We are waiting to hear from your casino.'],
    ['/offers', 'no-response', 'We cannot reach your casino just now.'],
    ['/', 'unavailable', 'We are waiting to hear from your casino.'],
    ['/offers/v-1', 'unavailable', 'We are waiting to hear from your casino.'],
  ] as const)(
    'offers on %s (%s): the banner gives the reason, and the time of the copy',
    async (path, code, words) => {
      const uid = `stale-${path}-${code}`;
      await openApp(path, {
        as: { ...user, uid },
        given: () => {
          keep(uid, COPY, [voucher()]);
          backend.refuse(VOUCHERS, code);
        },
      });
      await expect.element(main).toMatchTextContent('Dinner for two');
      await expect.element(banner).toMatchTextContent(words);
      await expect.element(banner).toMatchTextContent('As of 10:15');
      await expectAccessible();
    },
  );

  it.each([
    ['/benefits', 'benefits-getBenefits', 'Parking'],
    ['/events', 'promotions-getPromotions', 'Harbour Supper'],
    ['/restaurant', 'members-getRestaurant', 'Slack Water'],
  ] as const)(
    '%s: the banner gives the reason, and the time of the copy',
    async (path, name, words) => {
      const { reopen } = await openApp(path);
      await expect.element(main).toMatchTextContent(words);
      backend.refuse(name, 'unavailable');
      setClock(new Date(NOW.getTime() + MINUTE));
      await reopen();
      await expect.element(main).toMatchTextContent(words);
      await expect.element(banner).toMatchTextContent(/waiting to hear.* As of 12:00$/);
    },
  );

  it('a withdrawn offer disappears, with the banner, by a quiet retry', async () => {
    const uid = 'withdrawn';
    await openApp('/offers', {
      as: { ...user, uid },
      given: () => {
        keep(uid, COPY, [voucher()]);
        backend.refuse(VOUCHERS, 'unavailable');
        stopTimers();
      },
    });
    await expect.element(banner).toBeVisible();
    backend.reply(VOUCHERS, { records: [] });
    await pass(20_000);
    await expect.element(main).not.toMatchTextContent('Dinner for two');
    await expect.element(banner).not.toBeInTheDocument();
  });

  it('a code that the server refuses is not shown from the device, now and offline', async () => {
    const uid = 'refused';
    const { reopen } = await openApp('/offers/v-1', {
      as: { ...user, uid },
      given: () => {
        keep(uid, 'voucher-qr-1.v-1', PIXEL);
        backend.refuse(QR, 'permission-denied');
      },
    });
    const code = page.getByRole('img', { name: /QR code/ });
    await expect.element(main).toMatchTextContent('We could not get your code');
    await expect.element(code).not.toBeInTheDocument();
    setOnline(false);
    await reopen();
    await expect.element(main).toMatchTextContent('DINE-1');
    await expect.element(code).not.toBeInTheDocument();
  });

  it('a code is shown without a signal after an update, from the list of the version before', async () => {
    const uid = 'updated';
    await openApp('/offers/v-1', {
      as: { ...user, uid },
      given: () => {
        keep(uid, 'session-1', data);
        keep(uid, 'vouchers-1', [voucher()]);
        keep(uid, 'voucher-qr-1.v-1', PIXEL);
        setOnline(false);
      },
    });
    await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  });

  it('offers that the server withdrew do not come back from the version before', async () => {
    const uid = 'withdrawn-after-update';
    await openApp('/offers', {
      as: { ...user, uid },
      given: () => {
        keep(uid, 'session-1', data);
        keep(uid, 'vouchers-1', [voucher()]);
        keep(uid, COPY, null);
        setOnline(false);
      },
    });
    await expect.element(main).toMatchTextContent('Not saved on this');
    await expect.element(main).not.toMatchTextContent('Dinner for two');
  });

  it('a shown code does not load again when the member returns, because a till may be scanning it', async () => {
    await openApp('/offers/v-1', { given: stopTimers });
    await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    // SWR repeats no request sooner.
    await pass(3_000);
    returnAfter(60);
    await expect.poll(() => backend.requestsOf(VOUCHERS).length).toBeGreaterThan(1);
    expect(backend.requestsOf(QR)).toHaveLength(1);
  });

  it('a second failure begins a new wait, so that one retry follows', async () => {
    stopTimers();
    const { onErrorRetry } = memberRequests('uid-of-retries');
    const retry = vi.fn();
    const fail = (retryCount: number) =>
      onErrorRetry?.(new RemoteError('no-response'), 'key', {} as never, retry, {
        retryCount,
        dedupe: true,
      });
    fail(1);
    fail(1);
    await pass(10_000);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('offline the banner gives the time of the oldest data', async () => {
    const uid = 'offline-times';
    await openApp('/offers', {
      as: { ...user, uid },
      given: () => {
        keep(uid, 'session-1', data);
        keep(uid, COPY, [voucher()]);
        setOnline(false);
      },
    });
    await expect.element(banner).toMatchTextContent(/^You are offline\..* As of 10:15$/);
  });
});
