import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { data, member, membership, user } from './session.fixtures.ts';
import { status, steeredSession } from './sessionController.fixtures.ts';

let at: ReturnType<typeof steeredSession>;
beforeEach(() => {
  vi.useRealTimers();
  at = steeredSession();
});

describe('§4 login flow', () => {
  it('§4.20 §4.22 loads profile and member, stores a copy, and stores the address', async () => {
    const session = at.start();
    at.identify(null);
    expect(await session.signIn('jack@demo.test', 'secret')).toBeNull();
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    expect(session.getSnapshot()).toEqual({ status: 'ready', user, data, source: 'network' });
    expect(at.storage.lastEmail()).toBe('jack@demo.test');
    expect(at.storage.readCopy(user.uid, 'session-1')).toEqual(data);
  });

  it('loads once if sign-in and the observer both report the user', async () => {
    const session = at.start();
    at.identity.signIn.mockImplementation(async () => {
      at.identify(user);
      return user;
    });
    await session.signIn('jack@demo.test', 'secret');
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    expect(at.sources.profile).toHaveBeenCalledTimes(1);
    expect(at.sources.member).toHaveBeenCalledTimes(1);
  });

  it('§4 reports the profile of a log-in as that of a log-in, and the profile of a reload not', async () => {
    const session = at.start();
    at.identity.signIn.mockImplementation(async () => {
      await Promise.resolve();
      at.identify(user);
      return user;
    });
    const profile = { memberships: [membership], language: 'zh-Hans' as const };
    at.sources.profile.mockResolvedValue(profile);
    await session.signIn('jack@demo.test', 'secret');
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    session.reload();
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    expect(at.profileLoaded.mock.calls).toEqual([
      [user.uid, profile, true],
      [user.uid, profile, false],
    ]);
  });

  it('sends one request for a double submit', async () => {
    const session = at.start();
    await Promise.all([session.signIn('a@demo.test', 'x'), session.signIn('a@demo.test', 'x')]);
    expect(at.identity.signIn).toHaveBeenCalledTimes(1);
    await session.signIn('a@demo.test', 'x');
    expect(at.identity.signIn).toHaveBeenCalledTimes(2);
  });

  it('returns a refusal to the form and stays signed out', async () => {
    const session = at.start();
    at.identify(null);
    const refusal = { code: 'auth/wrong-password', message: 'raw' };
    at.identity.signIn.mockRejectedValue(refusal);
    expect(await session.signIn('jack@demo.test', 'x')).toEqual(refusal);
    expect(status(session)).toBe('signed-out');
    expect(at.storage.lastEmail()).toBeNull();
  });

  it('§4.21 stops for an unverified user, and continues when the address is verified', async () => {
    const session = at.start();
    at.identify({ ...user, emailVerified: false });
    expect(status(session)).toBe('unverified');
    expect(at.sources.profile).not.toHaveBeenCalled();
    expect(await session.recheckEmail()).toBe(true);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
  });

  it('§4.23 is unlinked for a profile without memberships', async () => {
    at.sources.profile.mockResolvedValue({ memberships: [] });
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('unlinked'));
    expect(at.notified).toEqual([]);
  });
});

describe('§4 and §8: notice, then log-out', () => {
  it.each([
    [
      '§4.25 a blocked membership',
      () => at.sources.member.mockResolvedValue({ ...member, suspended: true }),
      { kind: 'blocked', block: 'suspended' },
    ],
    [
      'no profile',
      () => at.sources.profile.mockResolvedValue(null),
      { kind: 'error', error: 'profile-not-found' },
    ],
    [
      'a profile that fails to load',
      () => at.sources.profile.mockRejectedValue(new RemoteError('no-response')),
      { kind: 'offline' },
    ],
    [
      '§8.23 no response',
      () => at.sources.member.mockRejectedValue(new RemoteError('no-response')),
      { kind: 'offline' },
    ],
  ])('%s', async (_, arrange, notice) => {
    arrange();
    const notifiedBefore: unknown[] = [];
    at.identity.signOut.mockImplementation(async () => {
      notifiedBefore.push(...at.notified);
      at.identify(null);
    });
    const session = at.start();
    await session.signIn('jack@demo.test', 'secret');
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(notifiedBefore).toEqual([notice]);
    expect(at.notified).toEqual([notice]);
    expect(at.identity.signOut).toHaveBeenCalledTimes(1);
    expect([...at.entries.keys()]).toEqual(['casino.last-email']);
  });

  it('a missing venue shows a notice and keeps the session', async () => {
    at.sources.venue.mockRejectedValue(new RemoteError('not-found'));
    await at.ready();
    expect(at.notified).toEqual([{ kind: 'error', error: 'venue-details' }]);
  });
});
