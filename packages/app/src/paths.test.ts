import { describe, expect, it } from 'vitest';
import { MEMBER_PATHS, OPEN_PATHS } from './paths.fixtures.ts';
import { pathTo, ROUTES, type RouteName, routeAt } from './paths.ts';

const names = Object.keys(ROUTES) as RouteName[];
const accessOf = (path: string) =>
  names.map((name) => ROUTES[name]).find((each) => each.path === path)?.access;

describe('§2 routes', () => {
  it('are 33, each with a path of its own, and no others', () => {
    const paths = names.map((name) => ROUTES[name].path);
    expect(paths).toHaveLength(33);
    expect(new Set(paths)).toEqual(new Set([...MEMBER_PATHS, ...OPEN_PATHS, '/account/pending']));
  });

  it.each(MEMBER_PATHS)('%s requires sign-in', (path) => expect(accessOf(path)).toBe('member'));
  it.each(OPEN_PATHS)('%s needs no sign-in', (path) => expect(accessOf(path)).toBe('open'));
  it('/account/pending is explicitly public', () => {
    expect(accessOf('/account/pending')).toBe('public');
  });

  it.each([
    ['spinTheWheel', 'gameId'],
    ['offer', 'id'],
    ['event', 'id'],
    ['slotsEvent', 'id'],
  ] as const)('%s has the parameter %s', (name, param) => {
    expect(ROUTES[name].path.match(/:(\w+)/g)).toEqual([`:${param}`]);
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
