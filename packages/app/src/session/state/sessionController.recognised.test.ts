import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { data, member, user } from './session.fixtures.ts';
import { status, steeredSession } from './sessionController.fixtures.ts';

let at: ReturnType<typeof steeredSession>;
beforeEach(() => {
  vi.useRealTimers();
  at = steeredSession();
});

describe('a recognised member', () => {
  const later = { ...member, loyalty_points: 2_000 };
  beforeEach(() => {
    at.storage.presumeSignedIn(user);
    at.storage.writeCopy(user.uid, 'session-1', data);
    at.sources.member.mockResolvedValue(later);
  });

  it('sees the copy at once, and the server’s data after the reply', async () => {
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

  it('opens in one request before it asks for the profile', async () => {
    at.start();
    expect(at.sources.openAhead).toHaveBeenCalledExactlyOnceWith(user.uid);
    expect(at.sources.open).not.toHaveBeenCalled();
    at.identify(user);
    await vi.waitFor(() => expect(at.sources.profile).toHaveBeenCalled());
    expect(at.sources.open).toHaveBeenCalledExactlyOnceWith(user.uid);
    expect(at.sources.open.mock.invocationCallOrder[0]).toBeLessThan(
      at.sources.profile.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('keeps the shown object if the server’s data are equal', async () => {
    at.sources.member.mockResolvedValue({ ...member });
    const session = at.start();
    const before = session.getSnapshot();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    const after = session.getSnapshot();
    expect('data' in after && 'data' in before && after.data === before.data).toBe(true);
  });

  it('stays logged out if another tab logs out before the identity service names the user', () => {
    const session = at.start();
    at.storage.purgeMembers();
    at.identify(user);
    expect(status(session)).toBe('signed-out');
    expect(at.identity.signOut).toHaveBeenCalledOnce();
    expect(at.entries.size).toBe(0);
    expect(at.sources.profile).not.toHaveBeenCalled();
  });

  it('is signed out, without copies, if the identity service knows no user', async () => {
    const session = at.start();
    at.identify(null);
    expect(status(session)).toBe('signed-out');
    expect(at.entries.size).toBe(0);
    expect(at.sources.profile).not.toHaveBeenCalled();
  });

  it('is replaced by another signed-in user', async () => {
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
  ] as const)('loses the copy if the login is %s', async (turned, identified) => {
    at.sources.profile.mockResolvedValue({ memberships: [] });
    const session = at.start();
    at.identify(identified);
    await vi.waitFor(() => expect(status(session)).toBe(turned));
    expect(at.storage.readCopy(user.uid, 'session-1')).toBeNull();
    expect(at.storage.presumedUser()).toEqual(identified);
  });

  it('§4 gets a notice and is logged out if the membership is blocked now', async () => {
    at.sources.member.mockResolvedValue({ ...member, suspended: true });
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.notified).toEqual([{ kind: 'blocked', block: 'suspended' }]);
    expect(at.entries.size).toBe(0);
  });

  it.each(
    (
      ['no-response', 'deadline-exceeded', 'unavailable', 'internal', 'resource-exhausted'] as const
    ).flatMap((code) => [
      { code, source: 'profile' } as const,
      { code, source: 'member' } as const,
    ]),
  )(
    '§8.42 stays with the copy if the $source fails with $code, and loads on the next return',
    async ({ code, source }) => {
      at.sources[source].mockRejectedValueOnce(new RemoteError(code));
      const session = at.start();
      at.identify(user);
      await vi.waitFor(() => expect(status(session)).toBe('ready'));
      expect(session.getSnapshot()).toMatchObject({ data, source: 'device', code });
      expect(at.notified).toEqual([]);
      expect(at.storage.readCopy(user.uid, 'session-1')).toEqual(data);
      await session.recheck();
      await vi.waitFor(() => expect(session.getSnapshot()).toMatchObject({ source: 'network' }));
      expect(session.getSnapshot()).toMatchObject({ data: { member: later } });
    },
  );

  it('keeps the venue and the games of the copy if they fail to load', async () => {
    at.sources.venue.mockRejectedValue(new RemoteError('unavailable'));
    at.sources.games.mockRejectedValue(new RemoteError('unavailable'));
    const session = await at.ready();
    const { venue, games } = data;
    expect(session.getSnapshot()).toMatchObject({ data: { member: later, venue, games } });
    expect(at.notified).toEqual([
      { kind: 'error', error: 'venue-details' },
      { kind: 'error', error: 'game-data' },
    ]);
  });

  it('can log out before any reply, and stays signed out', async () => {
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

  it('§8.42 stays while the identity service hangs', () => {
    vi.useFakeTimers();
    const session = at.start();
    vi.advanceTimersByTime(60 * 60_000);
    expect(status(session)).toBe('recognised');
  });

  it('§8.42 stays if the identity service fails to start', async () => {
    at.identity.observe.mockRejectedValue(new Error('The page has no configuration'));
    const session = at.start();
    await vi.waitFor(() => expect(at.report).toHaveBeenCalled());
    expect(status(session)).toBe('recognised');
  });
});
