import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { membership, user } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { toLogin } from './toLogin.ts';

const signedOut: Session = { status: 'signed-out', left: false };
const idle = { pending: false, refusal: null };
const refused = (code: string) => ({ pending: false, refusal: { code, message: 'raw message' } });

describe('§8 sign-in errors', () => {
  it.each([
    ['§8.1', 'auth/user-not-found', 'No account found with this email.'],
    ['§8.2', 'auth/wrong-password', 'Incorrect password. Please try again.'],
    ['§8.3', 'auth/missing-password', 'Please enter a password.'],
    ['§8.4', 'auth/invalid-credential', 'Invalid credentials. Please try again.'],
    ['§8.5', 'auth/invalid-email', 'The email address is not valid.'],
    ['§8.6', 'auth/user-disabled', 'This account has been disabled.'],
    ['§8.7', 'auth/too-many-requests', 'Too many failed attempts. Try again later.'],
    ['§8.8', 'auth/network-request-failed', 'Network error. Check your connection.'],
    ['§8.9', 'auth/operation-not-allowed', 'raw message'],
    ['§8', '', 'raw message'],
  ])('%s %s: %s', (_, code, message) => {
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
