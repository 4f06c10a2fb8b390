import type { ComponentType } from 'react';

/** The module of a route, with its component under its name. */
export type RouteModule = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<RouteModule>('./*/*Route.tsx', { base: '../../features' });

/** Loads `features/<route>.tsx`. `pages.test.ts` compares the table of pages with the files. */
export async function loadRoute(route: string): Promise<RouteModule> {
  const load = modules[`./${route}.tsx`];
  if (!load) throw new Error(`The table of pages names features/${route}.tsx: no such file.`);
  return load();
}
