import { LandingScreen } from '@casino/ui';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../../paths.ts';
import { keepWanted } from '../../session/redirect.ts';

/** `/login` on a narrow window: the landing page; its links keep the wanted path. Specification section 2. */
export function LandingRoute() {
  const { search } = useLocation();
  return (
    <LandingScreen
      loginHref={`${pathTo('loginMobile')}${search}`}
      createHref={keepWanted(pathTo('createLogin'), search)}
    />
  );
}
