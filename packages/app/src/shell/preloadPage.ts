import { NotFoundRoute, SCREENS, shownRouteAt } from '../screens.ts';
import { areaOf } from './areas.ts';
import { AccountPages, MemberArea } from './lazyAreas.ts';

/** Fetches the code of the page at a path and of the area that it stands in, side by side. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = shownRouteAt(pathname);
  if (route === null) {
    await NotFoundRoute.preload();
    return;
  }
  const area = areaOf(route);
  await Promise.all([
    SCREENS[route]?.preload(),
    area === 'member' && MemberArea.preload(),
    area === 'account' && AccountPages.preload(),
  ]);
}
