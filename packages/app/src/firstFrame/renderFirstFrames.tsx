import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '@casino/functions/contract/languages.ts';
import { enGB, type Messages } from '@casino/ui/i18n/messages.ts';
import { Banner } from '@casino/ui/primitives/Banner/Banner.tsx';
import { ErrorState } from '@casino/ui/primitives/ErrorState/ErrorState.tsx';
import { SplashScreen } from '@casino/ui/screens/Splash/SplashScreen.tsx';
import { AccountLayout } from '@casino/ui/shell/account/AccountLayout.tsx';
import { globalCss } from '@casino/ui/tokens/globalCss.ts';
import type { Layout } from '@casino/ui/tokens/layouts.ts';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { KEYS_OF_PAGE } from '../lib/device/storageKeys.ts';
import { areaForRoute } from '../pages/areas.ts';
import { PAGES, ROUTE_NAMES } from '../pages/pages.ts';
import { toDocumentTitle } from '../pages/toDocumentTitle.ts';
import { openBuildWindow } from './buildWindow.ts';
import { renderedCss } from './renderedCss.ts';

const LAYOUTS: readonly Layout[] = ['mobile', 'desktop'];

/** The pages that are rendered at build and that the app hydrates. */
const RENDERED = ROUTE_NAMES.filter((name) => /^(?:login|forms)$/.test(PAGES[name].chunk));

const RENDERED_PATHS = RENDERED.map((name) => PAGES[name].path);

/** The languages beside English. Each has a module of frames, so that English pages weigh no more. */
const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** What index.html contains for the address of such a module, until the build knows it. */
const framesAddress = (language: Language) => `/first-frames.${language}.js`;

/** A relative address, because a frame is used on several pages. */
const helpHref = '?info=responsible-gaming';

/** The first frames of all other pages. The app replaces them. */
const FRAMES: Readonly<Record<string, ReactNode>> = {
  mobile: (
    <AccountLayout layout="mobile" plainArtwork helpHref={helpHref}>
      {null}
    </AccountLayout>
  ),
  desktop: (
    <AccountLayout layout="desktop" plainArtwork helpHref={helpHref}>
      {null}
    </AccountLayout>
  ),
  splash: <SplashScreen />,
};

/** What the script in index.html shows when the app fails to load. */
const failuresIn = ({ common: { waiting, errorPage } }: Messages) => ({
  waiting: (
    <Banner tone="warning" role="status">
      {waiting}
    </Banner>
  ),
  broken: (
    <main>
      <ErrorState
        headingLevel="h1"
        title={errorPage.title}
        text={errorPage.text}
        retryLabel={errorPage.reload}
        onRetry={() => {}}
      />
    </main>
  ),
});

interface FirstFrames {
  readonly css: string;
  readonly html: string;
  /** By language, the module with its frames, for the address of its words. */
  readonly translated: Readonly<Record<string, (words: string) => string>>;
}

/**
 * Renders the first frames, which show before the app's scripts have loaded, and their styles with the global styles.
 * `index.html` selects a page's frame by layout and path.
 */
async function renderFirstFrames(): Promise<FirstFrames> {
  const window = openBuildWindow();
  const sheet = new ServerStyleSheet();
  try {
    // Imported here, because these modules read the window while they load.
    const { App } = await import('../App.tsx');
    const { renderIn } = await import('../lib/language/language.ts');
    const { preloadPage } = await import('../shell/routing/preloadPage.ts');
    const still = (frames: Readonly<Record<string, ReactNode>>) =>
      Object.entries(frames).map(([name, frame]) =>
        template(
          name,
          renderToStaticMarkup(sheet.collectStyles(frame), { identifierPrefix: name }),
        ),
      );
    const pagesIn = async (language: Language) => {
      const pages = [];
      const { messages } = await renderIn(language);
      for (const layout of LAYOUTS) {
        window.layout = layout;
        for (const path of RENDERED_PATHS) {
          await preloadPage(path);
          const Router = ({ children }: { children: ReactNode }) => (
            <StaticRouter location={path}>{children}</StaticRouter>
          );
          const page = (
            <StrictMode>
              <App Router={Router} />
            </StrictMode>
          );
          pages.push(template(`${layout}${path}`, renderToString(sheet.collectStyles(page))));
        }
      }
      const words = messages ?? enGB;
      return { words, frames: [...still(failuresIn(words)), ...pages].join('') };
    };
    const { frames } = await pagesIn(DEFAULT_LANGUAGE);
    const html = still(FRAMES).join('') + frames + factsOfPage();
    const styles = renderedCss(sheet);
    const translated: Record<string, (words: string) => string> = {};
    for (const language of OTHERS) {
      const own = await pagesIn(language);
      const css = compact(window.takeStyles());
      translated[language] = (words) => toModule({ language, css, ...own }, words);
    }
    return { css: compact(globalCss() + styles), html, translated };
  } finally {
    sheet.seal();
    window.close();
  }
}

interface Translated {
  readonly language: Language;
  readonly css: string;
  readonly words: Messages;
  readonly frames: string;
}

/**
 * Writes the module with the frames of a language. `open` puts them before those in English, and shows the page's, unless
 * the app has drawn the page.
 * @param address of the module of its words, which it requests: the app would request it a round trip later
 */
function toModule({ language, css, words, frames }: Translated, address: string): string {
  const head = `<link rel="modulepreload" href="${address}"><style>${css}</style>`;
  const titles = RENDERED.map((name) => [PAGES[name].path, toDocumentTitle(words, name)]);
  return `const titles = ${JSON.stringify(Object.fromEntries(titles))};
export function open(showPage) {
  const { dataset } = document.getElementById('root');
  if ('drawn' in dataset) return;
  document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(head)});
  document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(frames)});
  if (!showPage()) return;
  dataset.rendered = document.documentElement.lang = '${language}';
  document.title = titles[location.pathname];
}
`;
}

function template(name: string, markup: string): string {
  return `<template id="frame-${name}">${markup}</template>`;
}

/**
 * What the script in index.html reads before the app loads: the pages that a visitor may open, by path, and the keys of
 * the device's storage.
 */
function factsOfPage(): string {
  const names = ROUTE_NAMES.filter((name) => PAGES[name].access !== 'member');
  const pages = names.map((name) => [
    PAGES[name].path,
    {
      title: toDocumentTitle(enGB, name),
      ...(PAGES[name].access === 'public' && { public: true }),
      chunk: areaForRoute(name) === 'first' ? 'login' : 'forms',
    },
  ]);
  const translated = OTHERS.map((language) => [language.slice(0, 2), framesAddress(language)]);
  const facts = {
    pages: Object.fromEntries(pages),
    keys: KEYS_OF_PAGE,
    translated: Object.fromEntries(translated),
  };
  // In single quotes: React would write each of the many double quotes as an entity, which weighs more.
  const text = JSON.stringify(facts).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<template id="facts" data-facts='${text}'></template>`;
}

function compact(css: string): string {
  return css.replace(/\s+/g, ' ').replace(/ ?([{};,]) ?/g, '$1');
}

/** Rendered while this module loads, because the build closes the module runner afterwards. */
export const firstFrames = await renderFirstFrames();
