import { LandingScreen } from '@casino/ui';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../../paths.ts';

/** `/login` on a narrow window: the landing page; its button keeps the query. Specification section 2. */
export function LandingRoute() {
  const { search } = useLocation();
  return (
    <LandingScreen
      loginHref={`${pathTo('loginMobile')}${search}`}
      createHref={pathTo('createLogin')}
    />
  );
}
