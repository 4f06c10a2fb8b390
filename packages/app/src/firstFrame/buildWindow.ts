import type { Layout } from '@casino/ui';

/** What the app's modules read of a page while they load. No request is made with it. */
const CONFIG = { apiKey: 'none', projectId: 'none', authDomain: 'none' };

interface BuildWindow {
  /** The layout that the app renders next. */
  layout: Layout;
  /** Takes the globals away: the build's other tools would take themselves to be in a browser. */
  readonly close: () => void;
}

/** Gives the build, which has no browser, the few globals that the app reads while it loads and renders. */
export function openBuildWindow(): BuildWindow {
  const close = () => {
    for (const name of ['matchMedia', 'document']) Reflect.deleteProperty(globalThis, name);
  };
  const window: BuildWindow = { layout: 'mobile', close };
  const matchMedia = (query: string) => ({
    get matches() {
      return query.includes('min-width') && window.layout === 'desktop';
    },
  });
  const document = {
    querySelector: () => ({ content: JSON.stringify(CONFIG) }),
    head: { querySelector: () => null },
  };
  Object.assign(globalThis, { matchMedia, document });
  return window;
}
