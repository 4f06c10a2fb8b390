import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { configurePage } from '../../../testing/configurePage.ts';
import { backend } from '../../../testing/fakeBackend.ts';
import { provideRoutes } from '../../../testing/fakes/routeModules.ts';
import { type OpenedApp, openApp, setClock, setOnline } from '../../../testing/openApp.tsx';
import { NOW } from '../../../testing/sampleReplies.ts';

provideRoutes(
  import.meta.glob('./{home/Home,offers/Offers,profile/Profile}Route.tsx', { base: '../../' }),
);

const LINKS = 'https://wallet.test/';
const GET = 'wallet-getWalletPass';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

const apple = page.getByRole('button', { name: 'Add to Apple Wallet' });
const google = page.getByRole('button', { name: 'Add to Google Wallet' });
const dialog = page.getByRole('dialog', { name: 'Add to Google Wallet' });
const code = dialog.getByRole('img', {
  name: 'QR code that adds your member card to Google Wallet',
});
const newCode = dialog.getByRole('button', { name: 'New code' });

/** The links that the page has opened in this test. */
let opened: string[];
beforeEach(() => {
  opened = [];
  // A test must not leave its page, so the navigation is recorded and cancelled.
  const record = (event: NavigateEvent) => {
    const { url } = event.destination;
    if (!url.startsWith(LINKS)) return;
    opened.push(url.slice(LINKS.length));
    event.preventDefault();
  };
  navigation.addEventListener('navigate', record);
  onTestFinished(() => navigation.removeEventListener('navigate', record));
});

/** Opens a page on a device. */
async function openOn(userAgent: string, path = '/'): Promise<OpenedApp> {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgent'));
  return openApp(path, {
    layout: userAgent === WINDOWS ? 'desktop' : 'mobile',
    given: () => {
      configurePage({ wallets: ['apple', 'google'] });
      backend.reply(GET, ({ store }) => ({ url: LINKS + store }));
    },
  });
}

describe.each(['/', '/profile'])('the wallets of a phone on %s', (path) => {
  it.each([
    ['an iPhone', IPHONE, apple, google, 'apple'],
    ['an Android phone', ANDROID, google, apple, 'google'],
  ] as const)('open the card on %s with one press', async (_, userAgent, own, other, store) => {
    await openOn(userAgent, path);
    await expect.element(own).toBeVisible();
    await expect.element(other).not.toBeInTheDocument();
    await own.click();
    await expect.poll(() => opened).toEqual([store]);
    await expect
      .element(page.getByRole('main'))
      .toMatchTextContent('Your phone is showing your card.');
    expect(backend.requestsOf(GET)).toEqual([{ store }]);
  });
});

describe('the wallet button of home', () => {
  const home = page.getByRole('button', { name: 'Show code' });

  it('is hidden on this device once the member has dismissed it', async () => {
    const { reopen } = await openOn(IPHONE);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect.element(apple).not.toBeInTheDocument();
    await reopen();
    await expect.element(home).toBeVisible();
    await expect.element(apple).not.toBeInTheDocument();
    history.replaceState(null, '', '/profile');
    await reopen();
    await expect.element(apple).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
  });

  it('is hidden at the next visit once the phone has opened the card', async () => {
    const { reopen } = await openOn(ANDROID);
    await google.click();
    await expect.poll(() => opened).toEqual(['google']);
    await expect.element(google).toBeVisible();
    await reopen();
    await expect.element(home).toBeVisible();
    await expect.element(google).not.toBeInTheDocument();
  });
});

describe('the wallet button', () => {
  it('makes one request for two presses', async () => {
    await openOn(IPHONE);
    const answer = backend.hold(GET);
    await apple.click();
    const busy = page.getByRole('button', { name: 'Preparing your card' });
    await expect.element(busy).toBeVisible();
    (busy.element() as HTMLElement).click();
    answer();
    await expect.poll(() => opened).toEqual(['apple']);
    expect(backend.requestsOf(GET)).toHaveLength(1);
  });

  it('§8 shows a lost connection, and works at the next press', async () => {
    await openOn(ANDROID);
    backend.refuse(GET, 'no-response');
    await google.click();
    await expect.element(page.getByText('Network error. Check your connection.')).toBeVisible();
    backend.reply(GET, { url: `${LINKS}second` });
    await google.click();
    await expect.poll(() => opened).toEqual(['second']);
    await expect
      .element(page.getByText('Network error. Check your connection.'))
      .not.toBeInTheDocument();
  });

  it('does not leave the next page if the member has moved on', async () => {
    await openOn(IPHONE);
    const answer = backend.hold(GET);
    await apple.click();
    await page.getByRole('link', { name: 'Offers', exact: true }).first().click();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('My Exclusive Offers');
    answer();
    await backend.document('profile');
    expect(opened).toEqual([]);
  });

  it('is disabled without a connection', async () => {
    await openOn(IPHONE);
    await expect.element(apple).toBeEnabled();
    setOnline(false);
    await expect.element(apple).toBeDisabled();
    await expect.element(page.getByText('You need a connection to add your card.')).toBeVisible();
  });
});

describe('the code on a desktop', () => {
  it('is shown for one minute, and then a new one on request', async () => {
    await openOn(WINDOWS);
    await google.click();
    await expect.element(code).toBeVisible();
    await expect.element(dialog).toMatchTextContent('It stays for another 60 seconds.');
    setClock(new Date(NOW.getTime() + 51_000));
    await expect.element(dialog).toMatchTextContent(/It stays for another \d seconds\./);
    setClock(new Date(NOW.getTime() + 60_000));
    await expect.element(code).not.toBeInTheDocument();
    expect(backend.requestsOf(GET)).toHaveLength(1);
    await newCode.click();
    await expect.element(code).toBeVisible();
    expect(backend.requestsOf(GET)).toEqual([{ store: 'google' }, { store: 'google' }]);
    expect(opened).toEqual([]);
  });

  it('belongs to the wallet of the last press', async () => {
    await openOn(WINDOWS);
    const answerFirst = backend.hold(GET);
    await apple.click();
    await page.getByRole('button', { name: 'Close' }).click();
    backend.reply(GET, { url: `${LINKS}second` });
    const answerSecond = backend.hold(GET);
    await google.click();
    answerSecond();
    await expect.element(code).toBeVisible();
    const shown = code.element().innerHTML;
    answerFirst();
    await expect.element(code).toBeVisible();
    expect(code.element().innerHTML).toBe(shown);
  });

  it('§8 is drawn at a retry after a lost connection', async () => {
    await openOn(WINDOWS);
    backend.refuse(GET, 'no-response');
    await google.click();
    await expect.element(dialog).toMatchTextContent('Network error. Check your connection.');
    backend.reply(GET, { url: `${LINKS}again` });
    await newCode.click();
    await expect.element(code).toBeVisible();
  });
});
