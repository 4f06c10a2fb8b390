import { createGlobalStyle } from 'styled-components';
import { globalCss } from './globalCss.ts';

/**
 * Tokens, reset, typography and the focus ring. Mount it once, above every `ThemeRoot`, on a page that
 * does not have `globalCss()` already. The typefaces come from `@casino/ui/fonts.css`, which the consumer
 * imports.
 */
export const GlobalStyle = createGlobalStyle`${globalCss()}`;
