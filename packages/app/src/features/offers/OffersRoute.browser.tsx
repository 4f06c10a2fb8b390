import { describe, expect, it, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setClock, setOnline } from '../../testing/openApp.tsx';
import { NOW, PIXEL } from '../../testing/sampleReplies.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';

provideRoutes(import.meta.glob('./{offers/*,home/Home,login/LoginForm}Route.tsx', { base: '../' }));

const PATH = '/offers/v-1';
const VOUCHERS = 'vouchers-getAllVouchers';
const QR = 'vouchers-generateQrCode';
const main = page.getByRole('main');
const code = page.getByRole('img', { name: /QR code for Dinner for two/ });

describe('§2 the list of offers', () => {
  it('has the casino’s day on a device whose clock is a day ahead, and in the copy', async () => {
    const record = voucher({ validUntil: '2026-11-22T00:00:00Z' });
    const { reopen } = await openApp('/offers', {
      given: () => {
        setClock(new Date(NOW.getTime() + 24 * 60 * 60_000));
        backend.reply(VOUCHERS, { records: [record], now: NOW.toISOString() });
      },
    });
    await expect.element(main).toMatchTextContent('Last day');
    backend.refuse(VOUCHERS, 'no-response');
    await reopen();
    await expect.element(main).toMatchTextContent('Last day');
  });

  it('§8.19 opens the dialog User not signed in if the session ended elsewhere', async () => {
    await openApp('/offers', { given: () => backend.refuse(VOUCHERS, 'unauthenticated') });
    await expect
      .element(page.getByRole('dialog', { name: 'Error' }))
      .toMatchTextContent('User not signed in');
    await expect.poll(address).toBe('/login');
  });
});

/** Replaces `navigator.wakeLock` until the end of the test, and returns a counter of held locks. */
function countWakeLocks(): () => number {
  let held = 0;
  const release = async () => {
    held -= 1;
  };
  const request = async () => {
    held += 1;
    return { release };
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  return () => held;
}

describe('§2 an offer', () => {
  it('shows its code and the name of the member while it is available', async () => {
    await openApp(PATH, { layout: 'mobile' });
    await expect.element(code).toBeVisible();
    await expect.element(main).toMatchTextContent('Demo Jack');
    await expect.element(main).toMatchTextContent('DINE-1');
    expect(backend.requestsOf(QR)).toEqual([{ voucherId: 'v-1' }]);
  });

  it.each([
    [390, 844],
    [360, 740],
  ])('shows the whole code above the bar of a phone of %i × %i px', async (width, height) => {
    await openApp(PATH, { layout: 'mobile' });
    await page.viewport(width, height);
    await expect.element(code).toBeVisible();
    const bar = page.getByRole('navigation').element().getBoundingClientRect();
    const edge = (text: Locator) => text.element().getBoundingClientRect().bottom;
    await expect.poll(() => edge(code)).toBeLessThan(bar.top);
    expect(edge(main.getByText('Demo Jack'))).toBeLessThan(bar.top);
    expect(edge(main.getByText('DINE-1'))).toBeLessThan(bar.top);
  });

  it('is not found if it belongs to another member', async () => {
    await openApp('/offers/v-2');
    await expect.element(main).toMatchTextContent('We could not find this offer');
    expect(backend.requestsOf(QR)).toEqual([]);
  });

  it('§9 shows no code after its use, not even a saved one', async () => {
    const { reopen } = await openApp(PATH);
    await expect.element(code).toBeVisible();
    backend.reply(VOUCHERS, { records: [voucher({ status: 'used' })] });
    await reopen();
    await expect.element(main).toMatchTextContent('Already redeemed');
    await expect.element(code).not.toBeInTheDocument();
    expect(backend.requestsOf(QR)).toHaveLength(1);
  });
});

describe('§8 the code of an offer', () => {
  it.each([
    ['no-response', 'Network error. Check your connection.'],
    ['internal', 'Something went wrong'],
  ] as const)('shows an error and retries: %s', async (error, words) => {
    await openApp(PATH, { given: () => backend.refuse(QR, error) });
    await expect.element(main).toMatchTextContent(words);
    // The member can still read the code out.
    await expect.element(main).toMatchTextContent('DINE-1');
    backend.reply(QR, { base64Png: PIXEL });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(code).toBeVisible();
  });

  it('has nothing to press without a connection, and loads with it', async () => {
    await openApp('/offers');
    await expect.element(main).toMatchTextContent('Dinner for two');
    setOnline(false);
    await main.getByRole('link', { name: /Dinner for two/ }).click();
    await expect.element(main).toMatchTextContent('Network error. Check your connection.');
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    setOnline(true);
    await expect.element(code).toBeVisible();
    expect(backend.requestsOf(QR)).toHaveLength(1);
  });

  it('shows a saved copy with its age offline', async () => {
    const { reopen } = await openApp(PATH);
    await expect.element(code).toBeVisible();
    await expect.element(page.getByText(/^Kept on this device/)).not.toBeInTheDocument();
    setOnline(false);
    await reopen();
    await expect.element(code).toBeVisible();
    await expect.element(page.getByText(/^Kept on this device since today/)).toBeVisible();
    expect(backend.requestsOf(QR)).toHaveLength(1);
  });
});

it('§4 a voucher that ends loses its code while its page is open', async () => {
  await openApp(PATH, {
    given: () => {
      backend.reply(VOUCHERS, { records: [voucher({ validUntil: '2026-11-21T14:10:00Z' })] });
      setClock('2026-11-21T23:59:58Z');
    },
  });
  await expect.element(code).toBeVisible();
  setClock('2026-11-22T00:00:00Z');
  await expect.element(main).toMatchTextContent('This offer has ended');
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(main).not.toMatchTextContent('DINE-1');
});

it('the screen wake lock is held only while the code is open', async () => {
  const held = countWakeLocks();
  await openApp(PATH);
  await expect.element(code).toBeVisible();
  await expect.poll(held).toBe(1);
  await page.getByRole('link', { name: 'My Rewards' }).first().click();
  await expect.poll(held).toBe(0);
});
