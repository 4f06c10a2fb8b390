import { describe, expect, it } from 'vitest';
import { childRoutes, memberPage, PAGES, ROUTE_NAMES } from './pages.ts';

const files = Object.keys(import.meta.glob('./*/*Route.tsx', { base: '../features' }));

/** The route components that screens.tsx shows in place of a page. */
const REPLACEMENTS = ['notFound/NotFoundRoute', 'saferGambling/PromotionsHiddenRoute'];

describe('the table of pages', () => {
  it.each(ROUTE_NAMES)('%s names route components that exist', (name) => {
    const routes = childRoutes(PAGES[name]).map((route) => `./${route}.tsx`);
    expect(files).toEqual(expect.arrayContaining(routes));
  });

  it('names every route component', () => {
    const named = ROUTE_NAMES.flatMap((name) => childRoutes(PAGES[name]));
    const expected = new Set([...named, ...REPLACEMENTS].map((route) => `./${route}.tsx`));
    expect(new Set(files)).toEqual(expected);
  });

  it('numbers the pages of each group of the navigation from 1', () => {
    const entries = ROUTE_NAMES.flatMap((name) =>
      Object.entries(memberPage(name)?.navigation?.groups ?? {}),
    );
    for (const group of new Set(entries.map(([name]) => name))) {
      const positions = entries.filter(([name]) => name === group).map(([, position]) => position);
      const sorted = positions.toSorted((one, other) => one - other);
      expect(sorted, group).toEqual(positions.map((_, index) => index + 1));
    }
  });
});
