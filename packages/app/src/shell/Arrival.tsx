import { useMessages } from '@casino/ui';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showsSupport } from '../features/account/supportQuery.ts';
import { carryOverEarlyInput } from '../firstFrame/earlyInput.ts';
import { pathTo, routeAt } from '../paths.ts';
import { toDocumentTitle } from './toDocumentTitle.ts';

/** A menu that somebody opened while the page was on its way: it keeps the focus, and so stays open. */
const OPEN_MENU = '[aria-expanded="true"]:focus, [aria-expanded="true"] + :focus-within';

/** The page that was arrived at last, by its path; the first page of a visit is announced by the browser itself. */
let arrivedAt: string | null = null;

/**
 * Tells people and their assistive technology that another page is open: the document takes its name,
 * and its heading the focus. Stands beside the screen, so that it waits for the screen's code.
 */
export function Arrival() {
  const { pathname, search } = useLocation();
  const support = showsSupport({ pathname, search });
  const messages = useMessages();

  // In the commit that hydrates the screen beside this one: nobody can type in between.
  useLayoutEffect(() => void carryOverEarlyInput(), []);

  useEffect(() => {
    document.title = toDocumentTitle(messages, support ? 'support' : routeAt(pathname));
    const page = support ? pathTo('support') : pathname;
    const moved = arrivedAt !== null && arrivedAt !== page;
    arrivedAt = page;
    if (!moved || document.querySelector(OPEN_MENU)) return;
    const heading = document.querySelector('main h1') ?? document.querySelector('main');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, support, messages]);

  return null;
}
