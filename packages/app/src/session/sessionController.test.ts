import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../lib/notices.ts';
import { RemoteError } from '../lib/remoteError.ts';
import { createDeviceStorage } from '../lib/storage.ts';
import type { MemberSources } from './memberLoad.ts';
import { data, game, member, membership, user, venue } from './session.fixtures.ts';
import type { IdentityUser } from './session.ts';
import { createSessionController, type Identity, START_LIMIT_MS } from './sessionController.ts';

/** A session over fakes that a test can steer, with a device that keeps what is written. */
function setUp() {
  const entries = new Map<string, string>();
  const storage = createDeviceStorage(() => ({
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }));
  let tellUser: (user: IdentityUser | null) => void = () => {};
  const identity = {
    observe: vi.fn<Identity['observe']>(async (listener) => {
      tellUser = listener;
    }),
    signIn: vi.fn<Identity['signIn']>(async () => user),
    confirmPassword: vi.fn<Identity['confirmPassword']>(async () => {}),
    signOut: vi.fn<Identity['signOut']>(async () => tellUser(null)),
    refresh: vi.fn<Identity['refresh']>(async () => user),
  };
  const sources = {
    profile: vi.fn<MemberSources['profile']>(async () => ({ memberships: [membership] })),
    member: vi.fn(async () => member),
    venue: vi.fn(async () => venue),
    games: vi.fn(async () => [game]),
  };
  let online = true;
  let hearOnline = () => {};
  const told: Notice[] = [];
  const report = vi.fn();
  const create = () =>
    createSessionController({
      identity,
      sources,
      storage,
      connection: {
        isOnline: () => online,
        onOnline: (listener) => {
          hearOnline = listener;
        },
      },
      tell: (notice) => told.push(notice),
      report,
    });
  return {
    entries,
    storage,
    identity,
    sources,
    told,
    report,
    create,
    start: () => {
      const session = create();
      session.start();
      return session;
    },
    identify: (someone: IdentityUser | null) => tellUser(someone),
    disconnect: () => {
      online = false;
    },
    reconnect: () => {
      online = true;
      hearOnline();
    },
  };
}

const status = (session: { getSnapshot: () => { status: string } }) => session.getSnapshot().status;

let at: ReturnType<typeof setUp>;
beforeEach(() => {
  vi.useRealTimers();
  at = setUp();
});

describe('§4 login flow', () => {
  it('loads profile and member, keeps a copy, and remembers the address', async () => {
    const session = at.start();
    at.identify(null);
    expect(await session.signIn('jack@demo.test', 'secret')).toBeNull();
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    expect(session.getSnapshot()).toEqual({ status: 'ready', user, data, source: 'network' });
    expect(at.storage.lastEmail()).toBe('jack@demo.test');
    expect(at.storage.readCopy(user.uid, 'session-1')).toEqual(data);
  });

  it('loads once, though sign-in and the observer both tell who it is', async () => {
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

  it('joins a double submit into one request', async () => {
    const session = at.start();
    await Promise.all([session.signIn('a@demo.test', 'x'), session.signIn('a@demo.test', 'x')]);
    expect(at.identity.signIn).toHaveBeenCalledTimes(1);
    await session.signIn('a@demo.test', 'x');
    expect(at.identity.signIn).toHaveBeenCalledTimes(2);
  });

  it('hands a refusal to the form and stays signed out', async () => {
    const session = at.start();
    at.identify(null);
    const refusal = { code: 'auth/wrong-password', message: 'raw' };
    at.identity.signIn.mockRejectedValue(refusal);
    expect(await session.signIn('jack@demo.test', 'x')).toEqual(refusal);
    expect(status(session)).toBe('signed-out');
    expect(at.storage.lastEmail()).toBeNull();
  });

  it('holds an unverified user, and moves on once the address is verified', async () => {
    const session = at.start();
    at.identify({ ...user, emailVerified: false });
    expect(status(session)).toBe('unverified');
    expect(at.sources.profile).not.toHaveBeenCalled();
    expect(await session.recheckEmail()).toBe(true);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
  });

  it('leads a profile without memberships to linking', async () => {
    at.sources.profile.mockResolvedValue({ memberships: [] });
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('unlinked'));
    expect(at.told).toEqual([]);
  });
});

describe('§4 and §8: told, then logged out', () => {
  it.each([
    [
      'a blocked membership',
      () => at.sources.member.mockResolvedValue({ ...member, suspended: true }),
      { kind: 'blocked', block: 'suspended' },
    ],
    [
      'no profile',
      () => at.sources.profile.mockResolvedValue(null),
      { kind: 'error', error: 'profile-not-found' },
    ],
    [
      'a profile that does not load',
      () => at.sources.profile.mockRejectedValue(new RemoteError('no-response')),
      { kind: 'offline' },
    ],
    [
      'no response',
      () => at.sources.member.mockRejectedValue(new RemoteError('no-response')),
      { kind: 'offline' },
    ],
    [
      'a member that is gone',
      () => at.sources.member.mockRejectedValue(new RemoteError('not-found')),
      { kind: 'error', error: 'member-not-found' },
    ],
  ])('%s', async (_, arrange, notice) => {
    arrange();
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.told).toEqual([notice]);
    expect(at.identity.signOut).toHaveBeenCalledTimes(1);
    expect([...at.entries.keys()]).toEqual([]);
  });

  it('a missing venue is told and keeps the member in', async () => {
    at.sources.venue.mockRejectedValue(new RemoteError('not-found'));
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    expect(at.told).toEqual([{ kind: 'error', error: 'venue-details' }]);
  });
});

describe('logging out', () => {
  it('purges what the device held and ends signed out, even where the service fails', async () => {
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    at.storage.rememberEmail('jack@demo.test');
    at.identity.signOut.mockRejectedValue(new Error('IndexedDB is closed'));
    session.logOut();
    expect(status(session)).toBe('leaving');
    expect([...at.entries.keys()]).toEqual(['casino.last-email']);
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect([...at.entries.keys()]).toEqual(['casino.last-email']);
    expect(at.report).toHaveBeenCalled();
  });

  it('forgets what the member had begun to fill in, and not what a visitor had', async () => {
    at.storage.writeDraft('register-1', { firstName: 'Zoë' });
    const session = at.start();
    at.identify(null);
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.storage.readDraft('register-1')).toEqual({ firstName: 'Zoë' });
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    session.logOut();
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.storage.readDraft('register-1')).toBeNull();
  });

  it('keeps no copy that comes late, nor one of somebody else', async () => {
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    session.keepCopy(user.uid, 'vouchers-1', ['kept']);
    session.keepCopy('uid-2', 'vouchers-1', ['not kept']);
    expect(at.storage.readCopy(user.uid, 'vouchers-1')).toEqual(['kept']);
    expect(at.storage.readCopy('uid-2', 'vouchers-1')).toBeNull();
    session.logOut();
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    session.keepCopy(user.uid, 'vouchers-1', ['late']);
    expect(at.entries.size).toBe(0);
  });

  it('in another tab logs out this one', async () => {
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    at.identify(null);
    expect(status(session)).toBe('signed-out');
    expect(at.entries.size).toBe(0);
  });

  it('while the member loads drops what comes late', async () => {
    let answer: (late: typeof member) => void = () => {};
    const late = new Promise<typeof member>((resolve) => {
      answer = resolve;
    });
    at.sources.member.mockReturnValue(late);
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('loading-member'));
    session.logOut();
    answer(member);
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(status(session)).toBe('signed-out');
    expect(at.entries.size).toBe(0);
  });
});

describe('without a connection', () => {
  it('does not try: it shows the copy, and loads when the connection is back', async () => {
    at.storage.writeCopy(user.uid, 'session-1', data);
    at.disconnect();
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    expect(session.getSnapshot()).toMatchObject({ source: 'device', data });
    expect(at.sources.profile).not.toHaveBeenCalled();
    at.reconnect();
    await vi.waitFor(() => expect(session.getSnapshot()).toMatchObject({ source: 'network' }));
  });

  it('waits where there is no copy, and shows nobody else’s', async () => {
    at.storage.writeCopy('uid-2', 'session-1', data);
    at.disconnect();
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('offline'));
    expect(at.told).toEqual([]);
    expect(at.identity.signOut).not.toHaveBeenCalled();
  });
});

describe('starting', () => {
  it('presumes what the device remembers', () => {
    expect(at.create().getSnapshot()).toEqual({ status: 'starting', presumed: 'signed-out' });
    at.storage.presumeSignedIn();
    expect(at.create().getSnapshot()).toEqual({ status: 'starting', presumed: 'signed-in' });
  });

  it('counts as signed out when the identity service hangs, keeps the copies, and recovers', async () => {
    vi.useFakeTimers();
    at.storage.writeCopy(user.uid, 'session-1', data);
    const session = at.start();
    vi.advanceTimersByTime(START_LIMIT_MS);
    expect(status(session)).toBe('signed-out');
    expect(at.storage.readCopy(user.uid, 'session-1')).toEqual(data);
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
  });

  it('reports an identity service that cannot start', async () => {
    const fault = new Error('The page has no configuration');
    at.identity.observe.mockRejectedValue(fault);
    const session = at.start();
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.report).toHaveBeenCalledWith(fault);
  });
});

describe('what a member sets to play safely', () => {
  const on = {
    promotionFree: { since: '2026-11-21T10:00:00Z', offFrom: null },
    realityCheckMinutes: null,
  };
  const ready = async () => {
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    return session;
  };

  it('comes with the profile, and is kept with the copy', async () => {
    at.sources.profile.mockResolvedValue({ memberships: [membership], saferGambling: on });
    const session = await ready();
    expect(session.getSnapshot()).toMatchObject({ data: { saferGambling: on } });
    expect(at.storage.readCopy(user.uid, 'session-1')).toMatchObject({ saferGambling: on });
  });

  it('shows as soon as it is changed, for this user alone', async () => {
    const session = await ready();
    session.saferGamblingChanged('uid-2', on);
    expect(session.getSnapshot()).toMatchObject({ data });
    session.saferGamblingChanged(user.uid, on);
    expect(session.getSnapshot()).toMatchObject({ data: { saferGambling: on } });
    expect(at.storage.readCopy(user.uid, 'session-1')).toMatchObject({ saferGambling: on });
  });

  it('loads the member anew where another device has changed it', async () => {
    const session = await ready();
    await session.recheck();
    expect(at.sources.member).toHaveBeenCalledTimes(1);
    at.sources.profile.mockResolvedValue({ memberships: [membership], saferGambling: on });
    await session.recheck();
    await vi.waitFor(() => expect(at.sources.member).toHaveBeenCalledTimes(2));
    expect(session.getSnapshot()).toMatchObject({ data: { saferGambling: on } });
  });

  it('is left as it is where nothing answers', async () => {
    const session = await ready();
    at.sources.profile.mockRejectedValue(new RemoteError('no-response'));
    await session.recheck();
    expect(status(session)).toBe('ready');
  });

  it('§8 says "User Profile not found!" and logs out where another device deleted the account', async () => {
    const session = await ready();
    at.sources.profile.mockResolvedValue(null);
    await session.recheck();
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.told).toEqual([{ kind: 'error', error: 'profile-not-found' }]);
    expect(at.storage.readCopy(user.uid, 'session-1')).toBeNull();
  });
});

describe('a password that is given again', () => {
  it('is confirmed, or refused in the identity service’s words', async () => {
    const session = at.start();
    expect(await session.confirmPassword('secret')).toBeNull();
    const refusal = { code: 'auth/wrong-password', message: 'raw' };
    at.identity.confirmPassword.mockRejectedValue(refusal);
    expect(await session.confirmPassword('guess')).toEqual(refusal);
  });
});
