import { LandingScreen } from '@casino/ui/screens/Landing/LandingScreen.tsx';
import { useSearch } from '../../lib/page/useSearch.ts';
import { pathTo } from '../../pages/paths.ts';
import { forwardWanted } from '../../session/guard/redirect.ts';

/** `/login` on a narrow window: the landing page. Its links keep the wanted path. Specification section 2. */
export function LandingRoute() {
  const search = useSearch();
  return (
    <LandingScreen
      loginHref={`${pathTo('loginMobile')}${search}`}
      createHref={forwardWanted(pathTo('createLogin'), search)}
    />
  );
}
