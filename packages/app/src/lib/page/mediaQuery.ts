import type { Layout } from '@casino/ui/tokens/layouts.ts';
import { useSyncExternalStore } from 'react';

/** A media query as an external store. */
function mediaStore(query: string) {
  const list = matchMedia(query);
  return {
    subscribe: (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    matches: () => list.matches,
  };
}

const wide = mediaStore('(min-width: 768px)');
const dark = mediaStore('(prefers-color-scheme: dark)');

/** The current layout of the window. */
export function currentLayout(): Layout {
  return wide.matches() ? 'desktop' : 'mobile';
}

/** The layout of the window: mobile under 768 px, else desktop. Specification sections 2 and 9. */
export function useLayout(): Layout {
  return useSyncExternalStore(wide.subscribe, currentLayout, currentLayout);
}

/** The colour scheme of the operating system. */
export function useDeviceScheme(): 'light' | 'dark' {
  return useSyncExternalStore(dark.subscribe, dark.matches, dark.matches) ? 'dark' : 'light';
}
