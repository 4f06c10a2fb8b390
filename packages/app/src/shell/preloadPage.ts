import { NotFound, SCREENS } from '../pages/screens.tsx';
import { routeAt } from '../paths.ts';
import { areaOf } from './areas.ts';
import { AccountPages, MemberArea } from './lazyAreas.ts';

/** Loads the code of the page at a path and the code of its area, in parallel. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  if (route === null) {
    await NotFound.preload();
    return;
  }
  const area = areaOf(route);
  await Promise.all([
    SCREENS[route].preload(),
    area === 'member' && MemberArea.preload(),
    area === 'account' && AccountPages.preload(),
  ]);
}
