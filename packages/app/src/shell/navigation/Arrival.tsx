import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showsSupport } from '../../features/shared/support/supportQuery.ts';
import { focusHeading } from '../../lib/page/focusHeading.ts';
import { pathTo, routeAt } from '../../pages/paths.ts';
import { toDocumentTitle } from '../../pages/toDocumentTitle.ts';
import { carryOverEarlyInput } from './earlyInput.ts';

/** An open menu with the focus. The user opened it while the page was loading; moving the focus would close it. */
const OPEN_MENU = '[aria-expanded="true"]:focus, [aria-expanded="true"] + :focus-within';

/** The path of the previous page; null on the first page of a visit, which the browser itself announces. */
let arrivedAt: string | null = null;

/**
 * Announces a new page: sets the document's title and moves the focus to the heading. It is a sibling of the screen, so
 * that it suspends until the screen's code has loaded.
 */
export function Arrival() {
  const { pathname, search } = useLocation();
  const support = showsSupport({ pathname, search });
  const messages = useMessages();

  // A layout effect runs in the commit that hydrates the screen, before the user can type.
  useLayoutEffect(() => void carryOverEarlyInput(), []);

  useEffect(() => {
    document.title = toDocumentTitle(messages, support ? 'support' : routeAt(pathname));
    const page = support ? pathTo('support') : pathname;
    const moved = arrivedAt !== null && arrivedAt !== page;
    arrivedAt = page;
    if (!moved || document.querySelector(OPEN_MENU)) return;
    // After a page with a heading of its own, the title bar becomes the heading again in the render that follows.
    queueMicrotask(focusHeading);
  }, [pathname, support, messages]);

  return null;
}
