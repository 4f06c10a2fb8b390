import {
  AccountLayout,
  ErrorState,
  enGB,
  globalCss,
  LandingScreen,
  SplashScreen,
} from '@casino/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { pathTo, ROUTES, type RouteName } from '../paths.ts';
import { toDocumentTitle } from '../shell/toDocumentTitle.ts';

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

const help = enGB.common.errorPage;

/** Over whatever page is open: a frame does not know which one that is. */
const helpHref = '?info=responsible-gaming';

/** What a page begins with, by the name under which the script in index.html asks for it. */
const FRAMES: Readonly<Record<string, ReactNode>> = {
  landing: (
    <AccountLayout layout="mobile" hero="full" plainArtwork helpHref={helpHref}>
      <LandingScreen loginHref={pathTo('loginMobile')} createHref={pathTo('createLogin')} />
    </AccountLayout>
  ),
  band: (
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
 * The frames that the page shows before any script of the app has come, and every style that they and the
 * app's global styles need. Runs where the page is built: the app itself draws the same components.
 */
export function renderFirstFrames(): { readonly css: string; readonly html: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = Object.entries(FRAMES).map(([name, frame]) => {
      const markup = renderToStaticMarkup(sheet.collectStyles(frame), { identifierPrefix: name });
      return `<template id="frame-${name}">${markup}</template>`;
    });
    const styles = sheet.getStyleTags().replace(/<\/?style[^>]*>|\/\*!sc\*\//g, '');
    return { css: compact(globalCss() + styles), html: html.join('') + titlesOfAccountPages() };
  } finally {
    sheet.seal();
  }
}

/** The document's title of each page that begins with a frame of its own kind: the app names it only once it runs. */
function titlesOfAccountPages(): string {
  const titles = Object.fromEntries(
    ROUTE_NAMES.filter((name) => ROUTES[name].access !== 'member').map((name) => [
      ROUTES[name].path,
      toDocumentTitle(enGB, name),
    ]),
  );
  return renderToStaticMarkup(<template id="titles" data-titles={JSON.stringify(titles)} />);
}

function compact(css: string): string {
  return css.replace(/\s+/g, ' ').replace(/ ?([{};,]) ?/g, '$1');
}
