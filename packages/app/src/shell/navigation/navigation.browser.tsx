import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./*/*Route.tsx', { base: '../../features' }));

const HEADING = page.getByRole('heading', { level: 1 });
const LAYOUTS = ['mobile', 'desktop'] as const;

describe('§2 navigation', () => {
  it.each(LAYOUTS)(
    '§2.2 scrolls to the top, moves the focus, sets the document title (%s)',
    async (layout) => {
      await openApp('/offers', { layout });
      const offer = page.getByRole('main').getByRole('link').first();
      await expect.element(offer).toBeVisible();
      document.body.style.minBlockSize = '3000px';
      window.scrollTo(0, 500);
      expect(window.scrollY).toBe(500);
      clickWithoutScrolling(offer.element());
      await expect.poll(address).toBe('/offers/v-1');
      await expect.poll(() => window.scrollY).toBe(0);
      await expect.element(page.getByRole('main').getByRole('heading').first()).toHaveFocus();
      await page.getByRole('link', { name: /^(Back|My Exclusive Offers)$/ }).click();
      await expect.poll(() => document.title).toBe('My Exclusive Offers · Met Rewards');
      await expect.element(HEADING).toHaveFocus();
      await page.getByRole('link', { name: /^(My Rewards|Home)$/ }).click();
      await expect.poll(() => document.title).toBe('My Rewards · Met Rewards');
      document.body.style.minBlockSize = '';
    },
  );

  it('§2.2 §2.4 back to the first page of a visit scrolls to the top and replaces the route', async () => {
    await openApp('/offers');
    const offer = page.getByRole('main').getByRole('link').first();
    await expect.element(offer).toBeVisible();
    expect(history.state).not.toHaveProperty('key');
    clickWithoutScrolling(offer.element());
    await expect.element(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    document.body.style.minBlockSize = '3000px';
    window.scrollTo(0, 500);
    history.back();
    await expect.poll(address).toBe('/offers');
    await expect.poll(() => window.scrollY).toBe(0);
    // The router writes a key into every history state.
    await expect.poll(() => history.state).toHaveProperty('key');
    document.body.style.minBlockSize = '';
    // A pushed route would remove the forward entry.
    history.forward();
    await expect.poll(address).toBe('/offers/v-1');
  });

  it('without a navigation, the page neither scrolls nor replaces the route', async () => {
    const { reopen } = await openApp('/offers');
    await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible();
    document.body.style.minBlockSize = '3000px';
    window.scrollTo(0, 500);
    await reopen();
    await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(window.scrollY).toBe(500);
    expect(history.state).not.toHaveProperty('key');
    document.body.style.minBlockSize = '';
  });

  it.each(LAYOUTS)('§2.3 any other path shows not-found (%s)', async (layout) => {
    await openApp('/offers/1/2', { layout });
    await expect.element(HEADING).toHaveTextContent('This page is not in the pack');
    await expectAccessible();
    await page.getByRole('link', { name: 'Go to My Rewards' }).click();
    await expect.poll(address).toBe('/');
    await expect.element(HEADING).toHaveTextContent('Welcome back, Demo');
  });

  it.each(LAYOUTS)('§2.50 Log Out logs out (%s)', async (layout) => {
    await openApp(layout === 'mobile' ? '/more' : '/', { layout });
    if (layout === 'desktop') await page.getByRole('button', { name: 'Demo Jack' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(address).toBe('/login');
  });

  it('a page that is reached from More has a header with a link back to More', async () => {
    await openApp('/benefits', { layout: 'mobile' });
    await expect.element(HEADING).toHaveTextContent('My Benefits');
    expect(HEADING.element().nextElementSibling, 'reels outside the Slots Club').toBeNull();
    const more = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'More' });
    await expect.element(more).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect.poll(address).toBe('/more');
    await expect.element(HEADING).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-current', 'page');
  });

  it('§2.1 §9.19 the layout follows the window at 768 px', async () => {
    await openApp('/');
    const wide = page.getByRole('link', { name: 'My Rewards' });
    await page.viewport(768, 900);
    await expect.element(wide).toBeVisible();
    await page.viewport(767, 900);
    await expect.element(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect.element(wide).not.toBeInTheDocument();
  });
});

describe('§2 navigation, signed out', () => {
  it.each(LAYOUTS)(
    '§2.3 an unknown path shows not-found, its title in two lines (%s)',
    async (layout) => {
      await openApp('/nowhere', { as: null, layout });
      await expect.element(HEADING).toHaveTextContent('This page is not in the pack');
      await expectAccessible();
      const title = HEADING.element();
      const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
      expect(Math.round(title.clientHeight / lineHeight)).toBe(2);
    },
  );
});

/** Clicks a link without `userEvent`, which would first scroll it into view. */
function clickWithoutScrolling(link: Element): void {
  if (link instanceof HTMLElement) link.click();
}
