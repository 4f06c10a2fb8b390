import { type ReactNode, useEffect } from 'react';

/** Props of `NavigationProvider`. */
export interface NavigationProviderProps {
  readonly children: ReactNode;
  /** Called with the path, query and hash of a followed link of this origin. */
  readonly navigate: (href: string) => void;
}

/**
 * Lets the app's router follow links. Screens and shells render real `<a href>` elements and know no router. A
 * plain click on a link of this origin calls `navigate`. The browser handles modified clicks, other targets,
 * downloads, other sites and jumps within the page.
 *
 * - When: once, around the app.
 * - When not: an action other than navigation, which is a `Button`.
 */
export function NavigationProvider({ children, navigate }: NavigationProviderProps) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = routedHref(event);
      if (href === null) return;
      event.preventDefault();
      navigate(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return children;
}

function routedHref(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return null;
  const { pathname, search } = window.location;
  const withinPage = url.hash !== '' && url.pathname === pathname && url.search === search;
  return withinPage ? null : `${url.pathname}${url.search}${url.hash}`;
}
