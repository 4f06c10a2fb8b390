import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { voucher } from '../../features/shared/offers/voucher.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { preloadPage } from './preloadPage.ts';

provideRoutes(
  import.meta.glob('./{home/Home,offers/*,events/Events,more/More,link/Linked}Route.tsx', {
    base: '../../features',
  }),
);

const OFFER = 'offer-dinner';
const given = () =>
  backend.reply('vouchers-getAllVouchers', { records: [voucher({ id: 'dinner' })] });

/** The names of the elements that have moved. */
let moved: string[] = [];
let prefersLess = false;

beforeEach(async () => {
  // As on `pointerdown`: a page whose code still loads moves nothing.
  await Promise.all(['/', '/offers', '/offers/dinner'].map(preloadPage));
  moved = [];
  prefersLess = false;
  const matchMedia = window.matchMedia.bind(window);
  // Tests run with reduced motion.
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? ({ matches: prefersLess } as MediaQueryList)
      : matchMedia(query),
  );
  const start = document.startViewTransition.bind(document);
  vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    const transition = start(update);
    void transition.ready.then(() => moved.push(...movingNames()));
    return transition;
  });
});

afterEach(() => vi.restoreAllMocks());

function movingNames(): string[] {
  const pseudos = document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
  const names = pseudos.flatMap(
    (pseudo) => /^::view-transition-new\((.*)\)/.exec(pseudo ?? '')?.[1] ?? [],
  );
  return [...new Set(names)];
}

const ticket = page.getByRole('article').getByRole('link', { name: 'Dinner for two' });
const heading = page.getByRole('heading', { level: 1, name: 'Dinner for two' });
const bar = (name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const backLink = page.getByRole('link', { name: 'Back' });

describe('§4 a navigation', () => {
  it.each([
    ['from the list to an offer', '/offers', () => ticket, [OFFER]],
    ['from an offer to the list', '/offers/dinner', () => backLink, [OFFER]],
    ['from home to an offer', '/', () => ticket, [OFFER]],
    [
      'from a new membership to home',
      '/account/linked',
      () => page.getByRole('main').getByRole('link').last(),
      ['own-card'],
    ],
    ['from the list to events', '/offers', () => bar('Events'), []],
    ['from an offer to events', '/offers/dinner', () => bar('Events'), []],
    ['from home to More', '/', () => bar('More'), []],
  ] as const)('%s moves what both pages show', async (_, path, link, names) => {
    await openApp(path, { layout: 'mobile', given });
    const from = address();
    await expect.element(link()).toBeVisible();
    await link().click();
    await expect.poll(address).not.toBe(from);
    await expect.poll(() => document.activeElement?.matches('main h1, main')).toBe(true);
    await expect.poll(() => moved).toEqual(names);
  });

  it('moves nothing with reduced motion', async () => {
    prefersLess = true;
    await openApp('/offers', { layout: 'mobile', given });
    await ticket.click();
    await expect.element(heading).toHaveFocus();
    expect(document.startViewTransition).not.toHaveBeenCalled();
  });

  it('opens a page in a browser without view transitions', async () => {
    Object.defineProperty(document, 'startViewTransition', {
      configurable: true,
      value: undefined,
    });
    await openApp('/offers', { layout: 'mobile', given });
    await ticket.click();
    await expect.element(heading).toHaveFocus();
    Reflect.deleteProperty(document, 'startViewTransition');
  });
});

describe('§4 during a movement', () => {
  const slow = document.createElement('style');
  slow.textContent = '::view-transition-group(*) { animation-duration: 60s !important; }';
  beforeEach(() => document.head.append(slow));
  afterEach(() => slow.remove());

  it('an offer has the focus and its title', async () => {
    await openMoving();
    await expect.element(heading).toHaveFocus();
    await expect
      .poll(() => document.title)
      .toBe('Dinner for two · My Exclusive Offers · Met Rewards');
    expect(movingNames()).toEqual([OFFER]);
  });

  it.each([
    ['a tap', () => bar('Events').click(), '/events'],
    ['a key', () => press(bar('Events')), '/events'],
    ['browser back', () => history.back(), '/offers'],
  ] as const)('%s ends it and opens its page', async (_, go, path) => {
    await openMoving();
    await go();
    await expect.poll(address).toBe(path);
    await expect.poll(() => document.title).not.toMatch('Dinner for two');
    expect(movingNames()).toEqual([]);
  });
});

/** Opens an offer, whose picture moves until the test ends. */
async function openMoving(): Promise<void> {
  await openApp('/offers', { layout: 'mobile', given });
  await ticket.click();
  await expect.poll(() => moved).toEqual([OFFER]);
}

async function press(link: Locator): Promise<void> {
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}
