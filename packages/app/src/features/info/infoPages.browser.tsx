import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deviceStorage } from '../../lib/device/storage.ts';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setOnline } from '../../testing/openApp.tsx';
import { sampleReplies } from '../../testing/sampleReplies.ts';

provideRoutes(
  import.meta.glob('./{login/*,home/Home,more/More,offers/Offers}Route.tsx', { base: '../' }),
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

  it('§8 a page that fails to load shows the error, and a retry shows it with the focus on its heading', async () => {
    await openApp('/offers?info=faqs', {
      given: () => backend.refuse('content-getInfoPage', 'internal'),
    });
    const dialog = page.getByRole('dialog', { name: 'FAQs' });
    await expect.element(dialog).toMatchTextContent('We could not load this page.');
    backend.reply('content-getInfoPage', sampleReplies()['content-getInfoPage']);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog).toMatchTextContent('The text of faqs.');
    await expect.element(dialog.getByRole('heading', { name: 'FAQs' })).toHaveFocus();
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

  describe('in another language', () => {
    const TEXTS = { 'en-GB': 'The questions.', 'zh-Hans': '常见问题的内容。' } as const;
    const dialog = page.getByRole('dialog');

    /** A group that has its pages in both languages. */
    const translated = () =>
      backend.reply('content-getInfoPage', () => {
        const isChinese = document.documentElement.lang === 'zh-Hans';
        return {
          page: 'faqs',
          html: `<p>${TEXTS[isChinese ? 'zh-Hans' : 'en-GB']}</p>`,
          updatedOn: '2026-11-01',
          ...(isChinese && { locale: 'zh-Hans' }),
        };
      });

    /** The language that a screen reader uses for the text. */
    const langOf = (text: string) =>
      dialog.getByText(text).element().closest('[lang]')?.getAttribute('lang');

    async function chooseLanguage(language: 'en-GB' | 'zh-Hans') {
      deviceStorage.rememberLanguage(language);
      await expect.poll(() => document.documentElement.lang).toBe(language);
    }

    it('a chosen language loads its own text, and its copy is not that of the other', async () => {
      await openApp('/offers?info=faqs', { given: translated });
      await expect.element(dialog).toMatchTextContent(TEXTS['en-GB']);
      const answer = backend.hold('content-getInfoPage');
      await chooseLanguage('zh-Hans');
      await expect.element(dialog).not.toMatchTextContent(TEXTS['en-GB']);
      answer();
      await expect.element(dialog).toMatchTextContent(TEXTS['zh-Hans']);
      expect(langOf(TEXTS['zh-Hans'])).toBe('zh-Hans');
      backend.hold('content-getInfoPage');
      await chooseLanguage('en-GB');
      await expect.element(dialog).toMatchTextContent(TEXTS['en-GB']);
      await expect.element(dialog).not.toMatchTextContent(TEXTS['zh-Hans']);
    });

    it('a page that the group has not translated is marked as English', async () => {
      await openApp('/offers?info=faqs', {
        given: () => deviceStorage.rememberLanguage('zh-Hans'),
      });
      await expect.element(dialog).toMatchTextContent('The text of faqs.');
      expect(langOf('The text of faqs.')).toBe('en-GB');
      await expect.element(dialog.getByRole('heading', { name: '常见问题' })).toBeVisible();
    });

    it('without a connection, the copy in the other language is shown and marked', async () => {
      await openApp('/offers?info=faqs', {
        given: () => {
          deviceStorage.rememberLanguage('zh-Hans');
          translated();
        },
      });
      await expect.element(dialog).toMatchTextContent(TEXTS['zh-Hans']);
      backend.refuse('content-getInfoPage', 'no-response');
      setOnline(false);
      await chooseLanguage('en-GB');
      await expect.element(dialog).toMatchTextContent(TEXTS['zh-Hans']);
      expect(langOf(TEXTS['zh-Hans'])).toBe('zh-Hans');
      translated();
      setOnline(true);
      await expect.element(dialog).toMatchTextContent(TEXTS['en-GB']);
    });

    it('a page that the group has withdrawn has no copy in any language', async () => {
      await openApp('/offers?info=faqs', { given: translated });
      await expect.element(dialog).toMatchTextContent(TEXTS['en-GB']);
      backend.refuse('content-getInfoPage', 'not-found');
      await chooseLanguage('zh-Hans');
      await expect.element(dialog.getByRole('button', { name: '重试' })).toBeVisible();
      await expect.element(dialog).not.toMatchTextContent(TEXTS['en-GB']);
    });
  });
});
