import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob(
    [
      './login/LandingRoute.tsx',
      './login/LoginFormRoute.tsx',
      './home/HomeRoute.tsx',
      './more/MoreRoute.tsx',
      './notFound/NotFoundRoute.tsx',
      './offers/OffersRoute.tsx',
    ],
    { base: '../' },
  ),
);

const HEADING = page.getByRole('heading', { level: 1 });
const MAIN = page.getByRole('main');

describe('§2 reading pages', () => {
  it.each([
    ['rewards-explained', 'Met Rewards Explained'],
    ['why-we-ask', 'Why We Have To Ask'],
    ['faqs', 'FAQs'],
    ['responsible-gaming', 'Responsible Gaming'],
    ['data-processing', 'Data Processing'],
    ['terms', 'Terms & Conditions'],
  ])('%s opens from a link over any page, and closes', async (name, title) => {
    await openApp(`/offers?info=${name}`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog).toMatchTextContent(`The text of ${name}.`);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/offers');
  });

  it('open from More, and the back button closes them at the same scroll position', async () => {
    await openApp('/more', { layout: 'mobile' });
    const link = MAIN.getByRole('link', { name: 'Responsible Gaming' });
    await expect.element(link).toBeVisible();
    link.element().scrollIntoView();
    const before = window.scrollY;
    expect(before).toBeGreaterThan(0);
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Responsible Gaming' });
    await expect.element(dialog).toBeVisible();
    expect(address()).toBe('/more?info=responsible-gaming');
    history.back();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/more');
    expect(window.scrollY).toBe(before);

    await link.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(address).toBe('/more');
    await expect.element(link).toHaveFocus();
  });

  it('a double press on Close leads to the page below, and not to the one before', async () => {
    await openApp('/offers', { layout: 'mobile' });
    await page.getByRole('link', { name: 'More' }).click();
    await MAIN.getByRole('link', { name: 'Responsible Gaming' }).click();
    const dialog = page.getByRole('dialog', { name: 'Responsible Gaming' });
    const close = dialog.getByRole('button', { name: 'Close' }).last();
    await expect.element(close).toBeVisible();
    const button = close.element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(address()).toBe('/more');
  });

  it('keep the scroll position of the page below, also on a later page of the visit', async () => {
    await openApp('/offers', { layout: 'mobile' });
    await page.getByRole('link', { name: 'More' }).click();
    const link = MAIN.getByRole('link', { name: 'Responsible Gaming' });
    await expect.element(link).toBeVisible();
    link.element().scrollIntoView();
    const before = window.scrollY;
    expect(before).toBeGreaterThan(0);
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Responsible Gaming' });
    await expect.element(dialog).toBeVisible();
    history.back();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.scrollY).toBe(before);
  });

  it('open from the footer of any page', async () => {
    await openApp('/nowhere', { as: null });
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Responsible Gaming' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Responsible Gaming' })).toBeVisible();
    expect(address()).toBe('/nowhere?info=responsible-gaming');
  });

  it.each(['mobile', 'desktop'] as const)(
    'close onto the page below after a log-in that led to them: %s',
    async (layout) => {
      await openApp('/login?redirect=%2F%3Finfo%3Dfaqs', { as: null, layout });
      if (layout === 'mobile') await page.getByRole('link', { name: 'Log in' }).first().click();
      identity.become(user);
      const dialog = page.getByRole('dialog', { name: 'FAQs' });
      await expect.element(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.poll(address).toBe('/');
      await expect.element(HEADING).toMatchTextContent('Welcome back');
    },
  );

  it('an unknown name opens no dialog', async () => {
    await openApp('/offers?info=nothing');
    await expect.element(HEADING).toHaveTextContent('My Exclusive Offers');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('§8 a page that fails to load shows the error and retries', async () => {
    await openApp('/offers?info=faqs', {
      given: () => backend.refuse('content-getInfoPage', 'internal'),
    });
    const dialog = page.getByRole('dialog', { name: 'FAQs' });
    await expect.element(dialog).toMatchTextContent('We could not load this page.');
    backend.reply('content-getInfoPage', {
      page: 'faqs',
      html: '<p>The questions.</p>',
      updatedOn: '2026-11-01',
    });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog).toMatchTextContent('The questions.');
    await expect.element(dialog.getByRole('heading', { name: 'FAQs' })).toHaveFocus();
  });
});
