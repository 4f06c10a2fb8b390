import { expect, it } from 'vitest';
import { isRecentSignIn } from './isRecentSignIn.ts';

const now = new Date('2026-11-21T10:00:00Z');

it.each([
  ['just now', '2026-11-21T10:00:00Z', true],
  ['five minutes ago', '2026-11-21T09:55:00Z', true],
  ['a second before that', '2026-11-21T09:54:59Z', false],
  ['yesterday', '2026-11-20T10:00:00Z', false],
])('§9.13 a sign-in %s', (_, signedInAt, recent) => {
  expect(isRecentSignIn(new Date(signedInAt), now)).toBe(recent);
});
