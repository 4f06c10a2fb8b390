import type { RouteName } from '../../pages/pages.ts';
import { pathTo, routeAt } from '../../paths.ts';
import type { Session } from '../../session/session.ts';

const SUPPORT_QUERY = 'support';

/** Pages that a login without a membership may open, and that can show the support form in their place. */
const HOSTS: ReadonlySet<RouteName | null> = new Set(['register', 'linkMembership']);

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a page shows the support form in its own place. */
export function showsSupport({ pathname, search }: Place): boolean {
  return new URLSearchParams(search).has(SUPPORT_QUERY) && HOSTS.has(routeAt(pathname));
}

/**
 * Where a refusal of joining or linking leads for help. The guard leads a login without a membership away from
 * `/account/support`, so it finds the same form where it is. docs/decisions/080.
 */
export function supportHrefFor({ status }: Session, pathname: string): string {
  return status === 'unlinked' ? `${pathname}?${SUPPORT_QUERY}` : pathTo('support');
}
