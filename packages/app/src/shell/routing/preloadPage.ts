import { areaForRoute } from '../../pages/areas.ts';
import { routeAt } from '../../pages/paths.ts';
import { AccountPages, MemberArea } from './lazyAreas.ts';
import { NotFound, SCREENS } from './screens.tsx';

/** Loads the code of the page at a path and the code of its area, in parallel. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  if (route === null) {
    await NotFound.preload();
    return;
  }
  const area = areaForRoute(route);
  await Promise.all([
    SCREENS[route].preload(),
    area === 'member' && MemberArea.preload(),
    area === 'account' && AccountPages.preload(),
  ]);
}
