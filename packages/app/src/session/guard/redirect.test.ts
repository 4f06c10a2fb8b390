import { describe, expect, it } from 'vitest';
import { forwardWanted, loginPathFor, redirectTarget } from './redirect.ts';

const followed: [wanted: string, target: string][] = [
  ['/', '/'],
  ['/offers', '/offers'],
  ['/offers/v-100', '/offers/v-100'],
  ['/offers/v-100?from=mail&x=1', '/offers/v-100?from=mail&x=1'],
  ['/offers?q=https://evil.test', '/offers?q=https://evil.test'],
  ['/offers#terms', '/offers#terms'],
  ['/settings/../offers', '/offers'],
  ['/account/support', '/account/support'],
];

const refused = [
  '//evil.test',
  '///evil.test',
  '//evil.test/offers',
  '/\\evil.test',
  '\\\\evil.test',
  '/offers\\..\\evil',
  '/offers\\..\\benefits',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  'https://evil.test/offers',
  'https:evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hello',
  '/javascript:alert(1)',
  '%2F%2Fevil.test',
  '/%2F%2Fevil.test',
  '/%5Cevil.test',
  '/.//evil.test',
  '/offers/..//evil.test',
  'offers',
  'evil.test',
  '@evil.test',
  '/unknown',
  '/offers/1/2',
  '/login',
  '/login?redirect=/login',
  '/login-mobile',
  '',
];

describe('§4 redirect after sign-in', () => {
  it.each(followed)('follows %j to %j', (wanted, target) => {
    expect(redirectTarget(wanted)).toBe(target);
  });

  it.each(refused)('goes home instead of to %j', (wanted) => {
    expect(redirectTarget(wanted)).toBe('/');
  });

  it('goes home without a wanted path', () => {
    expect(redirectTarget(null)).toBe('/');
  });

  it('adds the wanted path of a page to the path of the next page', () => {
    expect(forwardWanted('/register', '?redirect=%2Foffers&from=a')).toBe(
      '/register?redirect=%2Foffers',
    );
    expect(forwardWanted('/register', '?from=a')).toBe('/register');
  });

  it('encodes and decodes the wanted path without loss', () => {
    const wanted = '/offers/v-100?from=a&b=c d#terms';
    const query = new URL(loginPathFor(wanted), 'https://app.test').searchParams;
    expect(query.get('redirect')).toBe(wanted);
  });
});
