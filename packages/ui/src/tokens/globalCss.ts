import { tokensCss } from './css.ts';
import { media, windowHeight } from './scale.ts';
import { typography, vars } from './vars.ts';

/**
 * Returns the CSS of `GlobalStyle` as a string. Use it instead of `GlobalStyle` on a page that needs its styles
 * before any script runs.
 */
export function globalCss(): string {
  return `
  ${tokensCss()}

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* The bars of a phone cover both ends of the window. */
    scroll-padding-block:
      calc(${vars.space[20]} + env(safe-area-inset-top))
      calc(${vars.space[20]} + env(safe-area-inset-bottom));
  }

  ${media.desktop} {
    html { scroll-padding-block-end: ${vars.space[4]}; }
  }

  @media (display-mode: standalone) {
    :root { --ui-window-height: 100vh; }
  }

  body {
    ${typography('body')}
    min-block-size: ${windowHeight};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
  }

  html[data-scheme] body {
    background: ${vars.color.canvas};
    color: ${vars.color.text};
  }

  h1, h2, h3, h4, h5, h6 { font: inherit; letter-spacing: inherit; text-wrap: balance; overflow-wrap: break-word; }
  p { text-wrap: pretty; overflow-wrap: break-word; }
  ul, ol { list-style: none; }
  img, svg, canvas { display: block; max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button { background: none; border: 0; cursor: pointer; }
  a { color: inherit; }
  fieldset { border: 0; min-inline-size: 0; }
  table { border-collapse: collapse; }
  [hidden] { display: none !important; }

  /* Chromium draws a plate behind each line, as high as the font: it must not be higher than its line. */
  ${media.forcedColors} {
    * { line-height: normal !important; }
  }

  /* Only shared elements move: the page changes at once, and takes input. */
  :root { view-transition-name: none; }
  ::view-transition { pointer-events: none; }
  ::view-transition-group(*) {
    animation-duration: ${vars.motion.slow};
    animation-timing-function: ${vars.motion.easing};
  }
  ::view-transition-old(*), ::view-transition-new(*) { block-size: 100%; object-fit: cover; overflow: clip; }

  :focus-visible {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }
`;
}
