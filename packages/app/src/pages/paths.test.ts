import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES as names, PAGES } from './pages.ts';
import { MEMBER_PATHS, MEMBER_ROUTES, OPEN_PATHS, OPEN_ROUTES } from './paths.fixtures.ts';
import { pathTo, routeAt } from './paths.ts';

const accessOf = (path: string) =>
  names.map((name) => PAGES[name]).find((each) => each.path === path)?.access;

describe('§2 routes', () => {
  it('§2.3 are those of the specification, each with its own path', () => {
    const paths = names.map((name) => PAGES[name].path);
    expect(paths.toSorted()).toEqual(
      [...MEMBER_PATHS, ...OPEN_PATHS, '/account/pending'].toSorted(),
    );
  });

  it.each(MEMBER_ROUTES)('%s %s requires sign-in', (_, path) =>
    expect(accessOf(path)).toBe('member'),
  );
  it.each(OPEN_ROUTES)('%s %s needs no sign-in', (_, path) => expect(accessOf(path)).toBe('open'));
  it('§2.37 /account/pending is explicitly public', () => {
    expect(accessOf('/account/pending')).toBe('public');
  });

  it.each([
    ['§2.5', 'spinTheWheel', 'gameId'],
    ['§2.6', 'offer', 'id'],
    ['§2.6', 'event', 'id'],
    ['§2.6', 'slotsEvent', 'id'],
  ] as const)('%s %s has the parameter %s', (_, name, param) => {
    expect(PAGES[name].path.match(/:(\w+)/g)).toEqual([`:${param}`]);
  });
});

describe('routeAt', () => {
  it.each(names)('returns %s for its own path', (name) => {
    const path = PAGES[name].path.replace(/:\w+/g, 'a-1');
    expect(routeAt(path)).toBe(name);
    expect(routeAt(`${path}/`)).toBe(name);
  });

  it.each(['/nowhere', '/offers/1/2', '/account', '/games/spin-the-wheel', '//evil.test', ''])(
    'returns null for %j',
    (path) => expect(routeAt(path)).toBeNull(),
  );
});

describe('pathTo', () => {
  it('inserts encoded parameters', () => {
    expect(pathTo('offers')).toBe('/offers');
    expect(pathTo('offer', { id: 'a/b?c' })).toBe('/offers/a%2Fb%3Fc');
    expect(pathTo('spinTheWheel', { gameId: '7' })).toBe('/games/spin-the-wheel/7');
  });
});
