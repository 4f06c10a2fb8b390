import type { ServerStyleSheet } from 'styled-components';

/** What the sheet writes for rehydration: the tag, and a rule for each component with its classes. */
const FOR_REHYDRATION = /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g;

/**
 * Returns the CSS of the components that were rendered in a sheet, and nothing else. The browser does not rehydrate these
 * styles: the app inserts its own when it renders.
 */
export function renderedCss(sheet: ServerStyleSheet): string {
  return sheet.getStyleTags().replace(FOR_REHYDRATION, '');
}
