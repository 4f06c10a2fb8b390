import { Suspense, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { lazyNamed } from '../../lib/code/lazyNamed.tsx';
import { infoPageIn, withInfoPage } from '../shared/info/infoQuery.ts';

/** Loaded on first use. */
export const InfoPageDialog = lazyNamed(() => import('./InfoPageDialog.tsx'), 'InfoPageDialog');

/** Shows the reading page in the query, beside every page. Its code loads when a reading page first opens. */
export function InfoPages() {
  const { search } = useLocation();
  const opened = useOpenedOverPage();
  return <Suspense>{infoPageIn(search) && <InfoPageDialog opened={opened} />}</Suspense>;
}

/**
 * True if a link of the page below opened the reading page, so that the entry before it in the history is that page. False
 * for an address of a reading page, to which a link of another site, a redirect or a log-in leads.
 */
function useOpenedOverPage(): boolean {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const page = `${pathname}${withInfoPage(search, null)}`;
  const isOpen = infoPageIn(search) !== null;
  const [seen, setSeen] = useState({ key, page, isOpen, opened: new Set<string>() });
  if (seen.key === key) return seen.opened.has(key);
  const isOpened = type === 'PUSH' && isOpen && !seen.isOpen && seen.page === page;
  const opened = isOpened ? new Set([...seen.opened, key]) : seen.opened;
  setSeen({ key, page, isOpen, opened });
  return opened.has(key);
}
