import { beforeAll } from 'vitest';
import type { RouteModule } from '../../shell/routing/routeModules.ts';

type Modules = Readonly<Record<string, () => Promise<RouteModule>>>;

let provided: Modules = {};

/**
 * Provides the routes that a test file opens. A file lists only these, so that `vitest --changed` runs it only for
 * changes of what it opens.
 * @param modules the result of `import.meta.glob` with the folder `features` as its base
 */
export function provideRoutes(modules: Readonly<Record<string, () => Promise<unknown>>>): void {
  beforeAll(() => {
    provided = modules as Modules;
  });
}

/** Replaces the import of every route. */
export async function loadRoute(route: string): Promise<RouteModule> {
  const load = provided[`./${route}.tsx`];
  if (!load) throw new Error(`Add ./${route}.tsx to provideRoutes in this test file.`);
  return load();
}
