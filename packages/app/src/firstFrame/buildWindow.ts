import type { Layout } from '@casino/ui/tokens/layouts.ts';

/** The configuration that the app's modules read while they load. The build sends no request with it. */
const CONFIG = { apiKey: 'none', projectId: 'none', authDomain: 'none' };

interface BuildWindow {
  /** The layout for the next render. */
  layout: Layout;
  /** Returns the styles that modules have added to the page since the last call. */
  readonly takeStyles: () => string;
  /** Removes the globals: with them, other build tools assume that they run in a browser. */
  readonly close: () => void;
}

/** Defines the few browser globals that the app reads while it loads and renders, for rendering at build. */
export function openBuildWindow(): BuildWindow {
  const close = () => {
    for (const name of ['matchMedia', 'document']) Reflect.deleteProperty(globalThis, name);
  };
  let styles: { readonly textContent: string }[] = [];
  const takeStyles = () => {
    const css = styles.map(({ textContent }) => textContent).join('');
    styles = [];
    return css;
  };
  const window: BuildWindow = { layout: 'mobile', takeStyles, close };
  const matchMedia = (query: string) => ({
    get matches() {
      return query.includes('min-width') && window.layout === 'desktop';
    },
  });
  const document = {
    querySelector: () => ({ content: JSON.stringify(CONFIG) }),
    createElement: () => ({ dataset: {} }),
    head: {
      querySelector: () => null,
      append: (style: { readonly textContent: string }) => styles.push(style),
    },
  };
  Object.assign(globalThis, { matchMedia, document });
  return window;
}
