import { enGB } from '@casino/ui/i18n/messages.ts';
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
import { areaOf } from '../pages/areas.ts';
import { PAGES, ROUTE_NAMES } from '../pages/pages.ts';
import { toDocumentTitle } from '../pages/toDocumentTitle.ts';
import { openBuildWindow } from './buildWindow.ts';

const LAYOUTS: readonly Layout[] = ['mobile', 'desktop'];

/** The paths of the pages that are rendered at build and that the app hydrates. */
const RENDERED_PATHS = Object.values(PAGES)
  .filter(({ chunk }) => chunk === 'login' || chunk === 'forms')
  .map(({ path }) => path);

const help = enGB.common.errorPage;

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
  waiting: (
    <Banner tone="warning" role="status">
      {enGB.common.waiting}
    </Banner>
  ),
  broken: (
    <main>
      <ErrorState
        headingLevel="h1"
        title={help.title}
        text={help.text}
        retryLabel={help.reload}
        onRetry={() => {}}
      />
    </main>
  ),
};

/**
 * Renders the first frames, which show before the app's scripts have loaded, and their styles with the global styles.
 * `index.html` selects a page's frame by layout and path.
 */
async function renderFirstFrames(): Promise<{ readonly css: string; readonly html: string }> {
  const window = openBuildWindow();
  const sheet = new ServerStyleSheet();
  try {
    // Imported here, because these modules read the window while they load.
    const { App } = await import('../App.tsx');
    const { preloadPage } = await import('../shell/routing/preloadPage.ts');
    const frames = Object.entries(FRAMES).map(([name, frame]) => {
      const markup = renderToStaticMarkup(sheet.collectStyles(frame), { identifierPrefix: name });
      return template(name, markup);
    });
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
        frames.push(template(`${layout}${path}`, renderToString(sheet.collectStyles(page))));
      }
    }
    const styles = sheet.getStyleTags().replace(/<\/?style[^>]*>|\/\*!sc\*\//g, '');
    return { css: compact(globalCss() + styles), html: frames.join('') + factsOfPage() };
  } finally {
    sheet.seal();
    window.close();
  }
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
      access: PAGES[name].access,
      chunk: areaOf(name) === 'first' ? 'login' : 'forms',
    },
  ]);
  const facts = { pages: Object.fromEntries(pages), keys: KEYS_OF_PAGE };
  return renderToStaticMarkup(<template id="facts" data-facts={JSON.stringify(facts)} />);
}

function compact(css: string): string {
  return css.replace(/\s+/g, ' ').replace(/ ?([{};,]) ?/g, '$1');
}

/** Rendered while this module loads, because the build closes the module runner afterwards. */
export const firstFrames = await renderFirstFrames();
