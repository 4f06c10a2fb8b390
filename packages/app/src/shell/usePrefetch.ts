import { useEffect } from 'react';
import { savesData } from '../lib/connection.ts';
import { preloadPage } from './preloadPage.ts';

/**
 * Fetches the code of the page behind a link as soon as the link is pressed: a tenth of a second before the
 * click that follows it. What cannot be had is told by whoever then opens the page.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin || savesData()) return;
      preloadPage(link.pathname).catch(() => {});
    };
    document.addEventListener('pointerdown', prepare, { passive: true });
    return () => document.removeEventListener('pointerdown', prepare);
  }, []);
}
