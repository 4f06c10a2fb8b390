import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { membership, user } from '../../session/session.fixtures.ts';
import type { Session } from '../../session/session.ts';
import { toLogin } from './toLogin.ts';

const signedOut: Session = { status: 'signed-out', left: false };
const idle = { pending: false, refusal: null };
const refused = (code: string) => ({ pending: false, refusal: { code, message: 'raw message' } });

describe('§8 sign-in errors', () => {
  it.each([
    ['auth/user-not-found', 'No account found with this email.'],
    ['auth/wrong-password', 'Incorrect password. Please try again.'],
    ['auth/missing-password', 'Please enter a password.'],
    ['auth/invalid-credential', 'Invalid credentials. Please try again.'],
    ['auth/invalid-email', 'The email address is not valid.'],
    ['auth/user-disabled', 'This account has been disabled.'],
    ['auth/too-many-requests', 'Too many failed attempts. Try again later.'],
    ['auth/network-request-failed', 'Network error. Check your connection.'],
    ['auth/operation-not-allowed', 'raw message'],
    ['', 'raw message'],
  ])('%s: %s', (code, message) => {
    expect(toLogin(enGB, signedOut, refused(code), true)).toEqual({ status: 'error', message });
  });
});

describe('the log-in form', () => {
  it('is ready while no user is signed in', () => {
    expect(toLogin(enGB, signedOut, idle, true)).toEqual({ status: 'ready' });
    expect(toLogin(enGB, { status: 'starting', presumed: 'signed-out' }, idle, true)).toEqual({
      status: 'ready',
    });
  });

  it.each([
    { status: 'loading-profile', user },
    { status: 'loading-member', user, memberships: [membership] },
    { status: 'leaving', user },
  ] as const)('is busy while the session is $status', (session) => {
    expect(toLogin(enGB, session, idle, true)).toEqual({ status: 'pending' });
  });

  it('is busy while a request is pending, even after an error', () => {
    const attempt = { ...refused('auth/wrong-password'), pending: true };
    expect(toLogin(enGB, signedOut, attempt, true)).toEqual({ status: 'pending' });
  });

  it('shows that the device is offline', () => {
    expect(toLogin(enGB, signedOut, refused('auth/wrong-password'), false)).toEqual({
      status: 'offline',
    });
  });
});
