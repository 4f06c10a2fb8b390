import { createGlobalStyle } from 'styled-components';
import { globalCss } from './globalCss.ts';

/**
 * Global styles: the tokens as CSS variables, the reset, the typography and the focus ring. Render it once, above
 * every `ThemeRoot`. A page that already includes `globalCss()` does not need it. It does not load the typefaces:
 * import `@casino/ui/fonts.css` for them.
 * @public
 */
export const GlobalStyle = createGlobalStyle`${globalCss()}`;
