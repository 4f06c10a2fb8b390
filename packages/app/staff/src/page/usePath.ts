import { useEffect, useState } from 'react';
import { DAY_PATH, SCAN_PATH, SCANNER_PATH } from './paths.ts';

const PATHS: ReadonlySet<string> = new Set([SCAN_PATH, DAY_PATH, SCANNER_PATH]);

/** The path of the page. A link between the pages of a till changes it without a load, because a load locks the till. */
export function usePath(first: string): string {
  const [path, setPath] = useState(first);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const to = link?.getAttribute('href');
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
      if (!isPlain || !to || !PATHS.has(to)) return;
      event.preventDefault();
      history.pushState(null, '', to);
      setPath(to);
      window.scrollTo(0, 0);
    };
    const back = () => setPath(location.pathname);
    document.addEventListener('click', follow);
    window.addEventListener('popstate', back);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', back);
    };
  }, []);
  return path;
}
