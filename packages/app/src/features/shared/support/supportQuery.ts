import type { RouteName } from '../../../pages/pages.ts';
import { pathTo, routeAt } from '../../../pages/paths.ts';
import type { Session } from '../../../session/state/session.ts';

const SUPPORT_QUERY = 'support';

/** Pages that an unlinked login may open and that can show the support form instead of their own content. */
const PAGES_WITH_SUPPORT: ReadonlySet<RouteName | null> = new Set(['register', 'linkMembership']);

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Whether the page shows the support form instead of its own content. */
export function showsSupport({ pathname, search }: Address): boolean {
  return (
    new URLSearchParams(search).has(SUPPORT_QUERY) && PAGES_WITH_SUPPORT.has(routeAt(pathname))
  );
}

/**
 * Returns the link to support from the pages that join and link. The guard redirects an unlinked login away from
 * `/account/support`, so such a login gets the form on the same page.
 */
export function supportHrefFor({ status }: Session, pathname: string): string {
  return status === 'unlinked' ? `${pathname}?${SUPPORT_QUERY}` : pathTo('support');
}
