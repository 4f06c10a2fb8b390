import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readResetToken, signResetToken } from './resetTokens.ts';

const KEY = 'a key of the tests';
const NOW = new Date('2026-11-22T12:00:00Z');
const LINK = { uid: 'uid-1', id: 'link-1', sessionsSince: 'Sun, 22 Nov 2026 11:00:00 GMT' };

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const read = (token: string, at = NOW) => readResetToken(token, KEY, at);
const claims = () =>
  new SignJWT({ since: LINK.sessionsSince })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(LINK.uid)
    .setJti(LINK.id);
const sign = (jwt: SignJWT) => jwt.sign(new TextEncoder().encode(KEY));

describe('§9 password reset links expire after 2 hours', () => {
  it('§9.8 a link is valid until 2 hours have passed, and not after', async () => {
    const token = await signResetToken(LINK, KEY, NOW);
    expect(await read(token, later(2 * 3_600 - 1))).toEqual(LINK);
    expect(await read(token, later(2 * 3_600))).toBe('expired');
  });

  it('a token without an expiry is invalid', async () => {
    expect(await read(await sign(claims().setAudience('password-reset')))).toBe('invalid');
  });
});

describe('the token of a reset link is invalid', () => {
  it('with any character changed', async () => {
    const token = await signResetToken(LINK, KEY, NOW);
    const at = [0, token.indexOf('.') + 5, token.lastIndexOf('.') + 5];
    for (const index of at) {
      const other = token[index] === 'A' ? 'B' : 'A';
      expect(await read(token.slice(0, index) + other + token.slice(index + 1))).toBe('invalid');
    }
  });

  it('when another key signed it', async () => {
    expect(await read(await signResetToken(LINK, 'another key', NOW))).toBe('invalid');
  });

  it('when it is for another purpose', async () => {
    const other = claims().setAudience('verification').setExpirationTime(later(60));
    expect(await read(await sign(other))).toBe('invalid');
  });

  it('when it is not signed', async () => {
    const unsigned = new UnsecuredJWT({ since: LINK.sessionsSince })
      .setSubject(LINK.uid)
      .setJti(LINK.id)
      .setAudience('password-reset')
      .setExpirationTime(later(60));
    expect(await read(unsigned.encode())).toBe('invalid');
  });

  it.each(['', 'x', 'a.made-up.token'])('when it is forged: %s', async (token) => {
    expect(await read(token)).toBe('invalid');
  });
});
