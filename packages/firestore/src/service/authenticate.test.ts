import { describe, expect, test } from 'vitest';
import { authenticate } from './authenticate.ts';

const PROJECT_ID = 'demo-auth';
const NOW = Date.UTC(2026, 10, 21);
const SECONDS = NOW / 1000;

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const token = (claims: object, header: object = { alg: 'none', type: 'JWT' }, signature = '') =>
  `${encode(header)}.${encode(claims)}.${signature}`;
const CLAIMS = { sub: 'u1', aud: PROJECT_ID, iat: SECONDS - 10, exp: SECONDS + 3590 };

const by = (header: string | undefined) => authenticate(header, PROJECT_ID, NOW);

describe('the principal of a request', () => {
  test('is a signed-out client without a header', () => {
    expect(by(undefined)).toEqual({ kind: 'client', claims: null });
  });

  test('is the admin SDK with the token "owner"', () => {
    expect(by('Bearer owner')).toEqual({ kind: 'admin' });
  });

  test('is the subject of an ID token', () => {
    const claims = { ...CLAIMS, email_verified: true, role: 'x' };
    expect(by(`Bearer ${token(claims)}`)).toEqual({ kind: 'client', claims });
  });

  test('is the subject of a mock token with iat 0', () => {
    const claims = { ...CLAIMS, iat: 0, exp: 3600 };
    expect(by(`Bearer ${token(claims)}`)).toEqual({ kind: 'client', claims });
  });
});

describe('a header is rejected', () => {
  test.each([
    ['without a scheme', 'owner'],
    ['of another scheme', 'Basic b3duZXI='],
    ['with no token', 'Bearer '],
    ['with another word', 'Bearer admin'],
    ['with a signed token', `Bearer ${token(CLAIMS, { alg: 'RS256' }, 'c2ln')}`],
    ['with a signature on an unsigned token', `Bearer ${token(CLAIMS, { alg: 'none' }, 'c2ln')}`],
    ['with an expired token', `Bearer ${token({ ...CLAIMS, exp: SECONDS })}`],
    ['with a token of another project', `Bearer ${token({ ...CLAIMS, aud: 'demo-other' })}`],
    ['with a token without a subject', `Bearer ${token({ ...CLAIMS, sub: '' })}`],
    ['with a token that is not JSON', 'Bearer e30.e30x.'],
    ['with a token that is not an object', `Bearer ${encode({ alg: 'none' })}.${encode('text')}.`],
  ])('%s', (_, header) => {
    expect(() => by(header)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });
});
