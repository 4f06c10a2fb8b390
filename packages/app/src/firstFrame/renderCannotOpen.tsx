import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { CannotOpenScreen } from '@casino/ui/screens/CannotOpen/CannotOpenScreen.tsx';
import { globalCss } from '@casino/ui/tokens/globalCss.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { CASINOS } from '../lib/config/casinos.ts';
import { pathTo } from '../pages/paths.ts';
import { renderedCss } from './renderedCss.ts';

/**
 * Renders the document for browsers in which the app cannot start; index.html redirects to it. It needs no script and no
 * other file. Runs at build.
 */
export function renderCannotOpen(): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <I18nProvider messages={enGB} timeZone={VENUE_TIME_ZONE}>
          <CannotOpenScreen casinos={CASINOS} openHref={pathTo('home')} />
        </I18nProvider>,
      ),
    );
    const styles = renderedCss(sheet);
    // A fixed scheme, because no script can read the device's preference.
    return `<!doctype html>
<html lang="en-GB" data-scheme="dark" data-tier="house">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${enGB.cannotOpen.title}</title>
<style>${globalCss()}${styles}</style>
</head>
<body>${body}</body>
</html>
`;
  } finally {
    sheet.seal();
  }
}
