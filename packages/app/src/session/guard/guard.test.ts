import { describe, expect, it } from 'vitest';
import { PAGES } from '../../pages/pages.ts';
import * as routes from '../../pages/paths.fixtures.ts';
import { data, membership, user } from '../state/session.fixtures.ts';
import type { Session } from '../state/session.ts';
import { guard } from './guard.ts';

const opened = (path: string) => path.replace(/:\w+/, 'o1');
const MEMBER_PATHS = routes.MEMBER_PATHS.map(opened);
const OPEN_PATHS = [...routes.OPEN_PATHS.map(opened), '/not/a/route'];
const PUBLIC_PATH = '/account/pending';
const PATHS = [...MEMBER_PATHS, ...OPEN_PATHS, PUBLIC_PATH];
const LOGIN_PAGES = ['/login', '/login-mobile'];

const signedOut: Session = { status: 'signed-out', left: false };
const left: Session = { status: 'signed-out', left: true };
const unverified: Session = { status: 'unverified', user };
const unlinked: Session = { status: 'unlinked', user };
const loadingProfile: Session = { status: 'loading-profile', user };
const loadingMember: Session = { status: 'loading-member', user, memberships: [membership] };
const offline: Session = { status: 'offline', user };
const leaving: Session = { status: 'leaving', user };
const ready: Session = { status: 'ready', user, data, source: 'network' };
const recognised: Session = { status: 'recognised', user, data, confirming: 'identity' };
const startingUnknown: Session = { status: 'starting', presumed: 'signed-in' };
const startingSignedOut: Session = { status: 'starting', presumed: 'signed-out' };

/** `allow`, `wait`, or the path of a redirect. */
function verdict(session: Session, path: string): string {
  const { pathname, search, hash } = new URL(path, 'https://app.test');
  const result = guard(session, { pathname, search, hash });
  return result.kind === 'redirect' ? result.to : result.kind;
}

const wanted = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;

describe('§4 navigation guard', () => {
  it('is tested with every page and an unknown path', () => {
    const paths = Object.values(PAGES).map(({ path }) => opened(path));
    expect(PATHS.toSorted()).toEqual([...paths, '/not/a/route'].toSorted());
  });

  describe('rule 1: a public route is always allowed', () => {
    it.each([
      signedOut,
      unverified,
      unlinked,
      loadingProfile,
      loadingMember,
      offline,
      leaving,
      ready,
      recognised,
      startingUnknown,
      startingSignedOut,
    ])('§4.10 $status: it is allowed', (session) =>
      expect(verdict(session, PUBLIC_PATH)).toBe('allow'),
    );
  });

  describe('rule 2: a page that requires sign-in, no user signed in', () => {
    it.each(MEMBER_PATHS)('§4.11 %s goes to /login with the wanted path', (path) => {
      expect(verdict(signedOut, path)).toBe(wanted(path));
    });
    it.each(OPEN_PATHS)('%s is allowed', (path) => {
      expect(verdict(signedOut, path)).toBe('allow');
    });
    it('§4.11 remembers the full path with its query and hash', () => {
      expect(verdict(signedOut, '/offers/o1?from=mail&x=1#terms')).toBe(
        '/login?redirect=%2Foffers%2Fo1%3Ffrom%3Dmail%26x%3D1%23terms',
      );
    });
  });

  describe('rule 3: an unverified e-mail goes to /account/pending', () => {
    it.each([...MEMBER_PATHS, ...OPEN_PATHS])('§4.12 %s redirects there', (path) => {
      expect(verdict(unverified, path)).toBe('/account/pending');
    });
  });

  describe('rule 4: an unlinked account goes to /account/verify', () => {
    const exempt = [
      ['§4.14', '/account/verify'],
      ['§4.15', '/account/link'],
      ['§4.16', '/account/linked'],
      ['§4.17', '/account/register'],
      ['§4.17', '/account/register/success'],
    ];
    it.each(exempt)('%s %s is allowed', (_, path) => {
      expect(verdict(unlinked, path)).toBe('allow');
    });
    it.each(['/account/register/later', '/x/account/register', '/account/register-later'])(
      '§4.17 any path that contains /account/register is allowed: %s',
      (path) => expect(verdict(unlinked, path)).toBe('allow'),
    );
    it.each(
      [...MEMBER_PATHS, ...OPEN_PATHS].filter((path) => !exempt.some(([, each]) => each === path)),
    )('§4.13 %s redirects there', (path) =>
      expect(verdict(unlinked, path)).toBe('/account/verify'),
    );
  });

  describe('rule 4: an unlinked account at the login page', () => {
    it.each(LOGIN_PAGES)('%s redirects to the wanted linking page', (path) => {
      const link = '/account/link?support#form';
      expect(verdict(unlinked, `${path}?redirect=${encodeURIComponent(link)}`)).toBe(link);
      expect(verdict(unlinked, `${path}?redirect=%2Faccount%2Fregister`)).toBe('/account/register');
    });
    it.each(LOGIN_PAGES)('%s redirects to /account/verify for any other wanted page', (path) => {
      expect(verdict(unlinked, `${path}?redirect=%2Foffers`)).toBe('/account/verify');
      expect(verdict(unlinked, `${path}?redirect=%2Foffers%3Fx%3D%2Faccount%2Fregister`)).toBe(
        '/account/verify',
      );
      expect(verdict(unlinked, `${path}?redirect=//evil.test/account/register`)).toBe(
        '/account/verify',
      );
    });
  });

  describe('rule 5: a signed-in member at the login page goes home', () => {
    it.each(LOGIN_PAGES)('§4.18 %s goes home', (path) => expect(verdict(ready, path)).toBe('/'));
    it.each(LOGIN_PAGES)('%s with a wanted path goes there', (path) => {
      expect(verdict(ready, `${path}?redirect=%2Foffers%2Fo1`)).toBe('/offers/o1');
    });
    it.each(LOGIN_PAGES)('%s with a foreign address goes home', (path) => {
      expect(verdict(ready, `${path}?redirect=//evil.test`)).toBe('/');
    });
    it.each([...MEMBER_PATHS, ...OPEN_PATHS].filter((path) => !LOGIN_PAGES.includes(path)))(
      '%s is allowed',
      (path) => {
        expect(verdict(ready, path)).toBe('allow');
        expect(verdict(recognised, path)).toBe('allow');
      },
    );
    it.each(LOGIN_PAGES)('%s redirects a recognised member', (path) => {
      expect(verdict(recognised, `${path}?redirect=%2Foffers%2Fo1`)).toBe('/offers/o1');
    });
  });
});

describe('§4 the guard while the session loads', () => {
  it.each(MEMBER_PATHS)('§4.19 %s waits for the identity service', (path) => {
    expect(verdict(startingUnknown, path)).toBe('wait');
    expect(verdict(startingSignedOut, path)).toBe('wait');
  });
  it.each(OPEN_PATHS)('%s shows at once if the device remembers no user', (path) => {
    expect(verdict(startingSignedOut, path)).toBe('allow');
    expect(verdict(startingUnknown, path)).toBe('wait');
  });
  it.each(LOGIN_PAGES)('%s stays until the member is loaded', (path) => {
    expect(verdict(loadingProfile, path)).toBe('allow');
    expect(verdict(loadingMember, path)).toBe('allow');
  });
  it.each(PATHS.filter((path) => ![...LOGIN_PAGES, PUBLIC_PATH].includes(path)))(
    '%s waits for the profile, then shows its own loading state',
    (path) => {
      expect(verdict(loadingProfile, path)).toBe('wait');
      expect(verdict(loadingMember, path)).toBe('allow');
    },
  );
  it.each(MEMBER_PATHS)('%s redirects to the login page during log-out', (path) => {
    expect(verdict(leaving, path)).toBe('/login');
  });
  it.each(MEMBER_PATHS)(
    '%s redirects to the login page after log-out, without the wanted path',
    (path) => {
      expect(verdict(left, path)).toBe('/login');
    },
  );
  it('stays on the login page with the wanted path during log-out', () => {
    expect(verdict(leaving, '/login?redirect=%2Foffers')).toBe('allow');
  });
  it('allows a member without a connection, and redirects home from the login page', () => {
    expect(verdict(offline, '/offers')).toBe('allow');
    expect(verdict(offline, '/login')).toBe('/');
  });
});
