import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../lib/remoteError.ts';
import { data, member, user } from './session.fixtures.ts';
import { status, steeredSession } from './sessionController.fixtures.ts';
import { RECOGNISED_LIMIT_MS, START_LIMIT_MS } from './sessionController.ts';

let at: ReturnType<typeof steeredSession>;
beforeEach(() => {
  vi.useRealTimers();
  at = steeredSession();
});

describe('a member whom this device recognises', () => {
  const later = { ...member, loyalty_points: 2_000 };
  beforeEach(() => {
    at.storage.presumeSignedIn(user);
    at.storage.writeCopy(user.uid, 'session-1', data);
    at.sources.member.mockResolvedValue(later);
  });

  it('is shown the copy at once, and what the server says when it has answered', async () => {
    const session = at.start();
    expect(session.getSnapshot()).toMatchObject({ status: 'recognised', data });
    expect(at.sources.profile).not.toHaveBeenCalled();
    at.identify(user);
    expect(session.getSnapshot()).toMatchObject({ status: 'recognised', data });
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    const shown = { ...data, member: later };
    expect(session.getSnapshot()).toMatchObject({ data: shown, source: 'network' });
    expect(at.storage.readCopy(user.uid, 'session-1')).toEqual(shown);
    expect(at.sources.profile).toHaveBeenCalledTimes(1);
  });

  it('is asked about along with the profile, at the casino that this device remembers', async () => {
    at.storage.writeCopy(user.uid, 'location-1', data.membership.location);
    at.sources.profile.mockReturnValue(new Promise(() => {}));
    at.start();
    at.identify(user);
    await vi.waitFor(() => expect(at.sources.profile).toHaveBeenCalled());
    expect(at.sources.member).toHaveBeenCalledExactlyOnceWith(data.membership.location);
    expect(at.sources.venue).not.toHaveBeenCalled();
  });

  it('is asked about once more where the profile names another casino by now', async () => {
    at.storage.writeCopy(user.uid, 'location-1', 9);
    at.sources.member.mockRejectedValueOnce(new RemoteError('permission-denied'));
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    expect(at.sources.member.mock.calls).toEqual([[9], [data.membership.location]]);
    expect(at.notified).toEqual([]);
  });

  it('is asked about once where the profile says the same', async () => {
    at.storage.writeCopy(user.uid, 'location-1', data.membership.location);
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    expect(at.sources.member).toHaveBeenCalledTimes(1);
  });

  it('keeps the very data that is shown where the server says the same', async () => {
    at.sources.member.mockResolvedValue({ ...member });
    const session = at.start();
    const before = session.getSnapshot();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    const after = session.getSnapshot();
    expect('data' in after && 'data' in before && after.data === before.data).toBe(true);
  });

  it('is asked to log in where the identity service knows of nobody, and nothing stays', async () => {
    const session = at.start();
    at.identify(null);
    expect(status(session)).toBe('signed-out');
    expect(at.entries.size).toBe(0);
    expect(at.sources.profile).not.toHaveBeenCalled();
  });

  it('gives way to whoever else is signed in', async () => {
    const other = { ...user, uid: 'uid-2' };
    const session = at.start();
    at.identify(other);
    expect(status(session)).toBe('loading-profile');
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    expect(session.getSnapshot()).toMatchObject({ user: other });
    expect(at.storage.presumedUser()).toEqual(other);
  });

  it.each([
    ['unverified', { ...user, emailVerified: false }],
    ['unlinked', user],
  ] as const)('keeps no copy where the login turns out %s', async (turned, identified) => {
    at.sources.profile.mockResolvedValue({ memberships: [] });
    const session = at.start();
    at.identify(identified);
    await vi.waitFor(() => expect(status(session)).toBe(turned));
    expect(at.storage.readCopy(user.uid, 'session-1')).toBeNull();
    expect(at.storage.presumedUser()).toEqual(identified);
  });

  it('§4 is told why, and logged out, where the membership may not come in any more', async () => {
    at.sources.member.mockResolvedValue({ ...member, suspended: true });
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.notified).toEqual([{ kind: 'blocked', block: 'suspended' }]);
    expect(at.entries.size).toBe(0);
  });

  it('logs out before anything is known, and stays out', async () => {
    at.identity.signOut.mockReturnValue(new Promise(() => {}));
    const session = at.start();
    session.logOut();
    expect(status(session)).toBe('leaving');
    at.identify(user);
    at.identify(null);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', left: true });
    expect(at.entries.size).toBe(0);
    expect(at.sources.profile).not.toHaveBeenCalled();
  });

  it('keeps their card while the identity service takes its time, and counts as signed out when it hangs', () => {
    vi.useFakeTimers();
    const session = at.start();
    vi.advanceTimersByTime(RECOGNISED_LIMIT_MS - 1);
    expect(RECOGNISED_LIMIT_MS).toBeGreaterThan(START_LIMIT_MS);
    expect(status(session)).toBe('recognised');
    vi.advanceTimersByTime(1);
    expect(status(session)).toBe('signed-out');
  });

  it('keeps what they see where it cannot be asked for want of a connection', () => {
    vi.useFakeTimers();
    at.disconnect();
    const session = at.start();
    vi.advanceTimersByTime(RECOGNISED_LIMIT_MS);
    expect(status(session)).toBe('recognised');
  });
});
