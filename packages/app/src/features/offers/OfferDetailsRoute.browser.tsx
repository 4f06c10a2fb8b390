import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { openApp, setClock, setOnline } from '../../testing/openApp.tsx';
import { PIXEL } from '../../testing/sampleReplies.ts';
import { voucher } from './voucher.fixtures.ts';

const PATH = '/offers/v-1';
const VOUCHERS = 'vouchers-getAllVouchers';
const QR = 'vouchers-generateQrCode';
const main = page.getByRole('main');
const code = page.getByRole('img', { name: /QR code for Dinner for two/ });

/** Replaces the browser's screen locks until the test has finished, and counts those that are held. */
function countScreenLocks(): () => number {
  let held = 0;
  const request = async () => {
    held += 1;
    return {
      release: async () => {
        held -= 1;
      },
    };
  };
  setScreenLocks({ request });
  return () => held;
}

function setScreenLocks(value: object | undefined): void {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
}

describe('§2 an offer', () => {
  it('that can be used shows its code, and in whose name', async () => {
    await openApp(PATH, { layout: 'mobile' });
    await expect.element(code).toBeVisible();
    await expect.element(main).toMatchTextContent('Demo Jack');
    await expect.element(main).toMatchTextContent('DINE-1');
    expect(backend.requestsOf(QR)).toEqual([{ voucherId: 'v-1' }]);
  });

  it.each([
    ['used', 'Already redeemed'],
    ['expired', 'This offer has ended'],
  ] as const)('that is %s has no code, and asks for none', async (status, words) => {
    await openApp(PATH, {
      given: () => backend.reply(VOUCHERS, { records: [voucher({ status })] }),
    });
    await expect.element(main).toMatchTextContent(words);
    expect(backend.requestsOf(QR)).toEqual([]);
  });

  it('of another member is not found', async () => {
    await openApp('/offers/v-2');
    await expect.element(main).toMatchTextContent('We could not find this offer');
    expect(backend.requestsOf(QR)).toEqual([]);
  });

  it('§9 that was used meanwhile shows no code, kept or not', async () => {
    const { reopen } = await openApp(PATH);
    await expect.element(code).toBeVisible();
    backend.reply(VOUCHERS, { records: [voucher({ status: 'used' })] });
    await reopen();
    await expect.element(main).toMatchTextContent('Already redeemed');
    await expect.element(code).not.toBeInTheDocument();
  });
});

describe('§8 the code of an offer', () => {
  it.each([
    ['no-response', 'Network error. Check your connection.'],
    ['internal', 'Something went wrong'],
  ] as const)(
    'that does not load says so, and loads when asked again: %s',
    async (error, words) => {
      await openApp(PATH, { given: () => backend.refuse(QR, error) });
      await expect.element(main).toMatchTextContent(words);
      // It can be read out all the same.
      await expect.element(main).toMatchTextContent('DINE-1');
      backend.reply(QR, { base64Png: PIXEL });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(code).toBeVisible();
    },
  );

  it('is shown without a connection where it was opened once, with its age', async () => {
    const { reopen } = await openApp(PATH);
    await expect.element(code).toBeVisible();
    await expect.element(page.getByText(/^Kept on this device/)).not.toBeInTheDocument();
    setOnline(false);
    await reopen();
    await expect.element(code).toBeVisible();
    await expect.element(page.getByText(/^Kept on this device since 21 Nov/)).toBeVisible();
    expect(backend.requestsOf(QR)).toHaveLength(1);
  });
});

describe('§4 a voucher that ends', () => {
  const validUntil = '2026-11-21T12:00:02Z';
  const given = () => backend.reply(VOUCHERS, { records: [voucher({ validUntil })] });

  it('while its page is open loses its code', async () => {
    await openApp(PATH, { given });
    await expect.element(code).toBeVisible();
    setClock(validUntil);
    await expect.element(main).toMatchTextContent('This offer has ended');
    await expect.element(code).not.toBeInTheDocument();
    await expect.element(main).not.toMatchTextContent('DINE-1');
  });

  it('while the phone sleeps has no code when it is looked at again', async () => {
    const later = '2026-11-21T14:00:00Z';
    await openApp(PATH, {
      given: () => backend.reply(VOUCHERS, { records: [voucher({ validUntil: later })] }),
    });
    await expect.element(code).toBeVisible();
    setClock('2026-11-21T13:59:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(code).toBeVisible();
    setClock(later);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(main).toMatchTextContent('This offer has ended');
    await expect.element(code).not.toBeInTheDocument();
  });
});

describe('the screen of a code', () => {
  it('stays on while the code is open, and only then', async () => {
    const held = countScreenLocks();
    await openApp('/offers');
    await expect.element(page.getByRole('link', { name: /Dinner for two/ })).toBeVisible();
    expect(held()).toBe(0);
    await page.getByRole('link', { name: /Dinner for two/ }).click();
    await expect.element(code).toBeVisible();
    await expect.poll(held).toBe(1);
    await page
      .getByRole('link', { name: /^(?:My Rewards|Home)$/ })
      .first()
      .click();
    await expect.poll(held).toBe(0);
  });

  it('is shown all the same where the browser has no wake lock', async () => {
    setScreenLocks(undefined);
    await openApp(PATH);
    await expect.element(code).toBeVisible();
  });
});
