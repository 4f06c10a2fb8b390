import { NotFoundScreen } from '@casino/ui/screens/NotFound/NotFoundScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useSessionPart } from '../../session/current/useSession.ts';
import { showsMemberArea } from '../../session/state/session.ts';

/** Any path that the app does not have. Specification section 2. */
export function NotFoundRoute() {
  const layout = useLayout();
  // The account layout's column is as narrow as a phone on every screen.
  const fitting = useSessionPart(showsMemberArea) ? layout : 'mobile';
  return <NotFoundScreen layout={fitting} homeHref={pathTo('home')} />;
}
