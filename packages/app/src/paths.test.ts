import { describe, expect, it } from 'vitest';
import { pathTo, ROUTES, type RouteName, routeAt } from './paths.ts';

const names = Object.keys(ROUTES) as RouteName[];
const withAccess = (access: string) =>
  names.filter((name) => ROUTES[name].access === access).map((name) => ROUTES[name].path);

describe('§2 routes', () => {
  it('are 33, each with a path of its own', () => {
    expect(new Set(names.map((name) => ROUTES[name].path)).size).toBe(33);
    expect(names).toHaveLength(33);
  });

  it('require sign-in exactly where the specification says', () => {
    expect(withAccess('member').toSorted()).toEqual(
      [
        '/',
        '/games/spin-the-wheel/:gameId',
        '/offers',
        '/offers/:id',
        '/benefits',
        '/promotions',
        '/events',
        '/events/:id',
        '/profile',
        '/slots',
        '/slots/event/:id',
        '/settings',
        '/settings/interests',
        '/settings/communications',
        '/settings/delete',
        '/restaurant',
        '/mycasino',
        '/more',
        '/account/verify',
      ].toSorted(),
    );
    expect(withAccess('public')).toEqual(['/account/pending']);
    expect(withAccess('open')).toHaveLength(13);
  });
});

describe('routeAt', () => {
  it.each(names)('finds %s at its own path', (name) => {
    const path = ROUTES[name].path.replace(/:\w+/g, 'a-1');
    expect(routeAt(path)).toBe(name);
    expect(routeAt(`${path}/`)).toBe(name);
  });

  it.each(['/nowhere', '/offers/1/2', '/account', '/games/spin-the-wheel', '//evil.test', ''])(
    'finds nothing at %j',
    (path) => expect(routeAt(path)).toBeNull(),
  );
});

describe('pathTo', () => {
  it('fills in and encodes parameters', () => {
    expect(pathTo('offers')).toBe('/offers');
    expect(pathTo('offer', { id: 'a/b?c' })).toBe('/offers/a%2Fb%3Fc');
    expect(pathTo('spinTheWheel', { gameId: '7' })).toBe('/games/spin-the-wheel/7');
  });
});
