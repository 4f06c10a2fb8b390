import { useMessages } from '@casino/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shownRouteAt } from '../screens.ts';
import { toDocumentTitle } from './toDocumentTitle.ts';

/** The path that was arrived at last; the first page of a visit is announced by the browser itself. */
let arrivedAt: string | null = null;

/**
 * Tells people and their assistive technology that another page is open: the document takes its name,
 * and its heading the focus. Stands beside the screen, so that it waits for the screen's code.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const messages = useMessages();

  useEffect(() => {
    document.title = toDocumentTitle(messages, shownRouteAt(pathname));
    const moved = arrivedAt !== null && arrivedAt !== pathname;
    arrivedAt = pathname;
    if (!moved) return;
    const heading = document.querySelector('main h1') ?? document.querySelector('main');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, messages]);

  return null;
}
