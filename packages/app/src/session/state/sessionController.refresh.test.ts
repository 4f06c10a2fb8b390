import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIET_PAUSES_MS } from '../../lib/async/retry.ts';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { FRESH_MS } from '../../lib/time/freshness.ts';
import { data, member, promotionFree as on, user } from './session.fixtures.ts';
import { shown, sleep, status, steeredSession } from './sessionController.fixtures.ts';

const NOW = new Date('2026-11-21T21:00:00.000Z');
const [FIRST, SECOND] = QUIET_PAUSES_MS;
const HOUR = 60 * 60_000;
const later = { ...member, loyalty_points: 2_000 };

let at: ReturnType<typeof steeredSession>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  at = steeredSession();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a return to the page', () => {
  it('loads the member again after five minutes, without a visible request', async () => {
    const session = await at.ready();
    const seen: string[] = [];
    session.subscribe(() => seen.push(status(session)));
    at.sources.member.mockResolvedValue(later);
    sleep(FRESH_MS - 1);
    await session.recheck();
    expect(at.loads()).toBe(1);
    sleep(1);
    await session.recheck();
    expect(at.loads()).toBe(2);
    expect(shown(session)).toMatchObject({ source: 'network', data: { member: later } });
    expect(new Set(seen)).toEqual(new Set(['ready']));
    expect(at.storage.readCopy(user.uid, 'session-1')).toMatchObject({ member: later });
  });

  it('keeps the session if the data are equal, and their age starts again', async () => {
    const session = await at.ready();
    const before = session.getSnapshot();
    at.sources.member.mockImplementation(async () => ({ ...member }));
    expect(session.loadedAt()).toBe(NOW.toISOString());
    sleep(HOUR);
    await session.recheck();
    expect(session.getSnapshot()).toBe(before);
    const now = new Date(NOW.getTime() + HOUR).toISOString();
    expect(session.loadedAt()).toBe(now);
    expect(at.storage.copySavedAt(user.uid, 'session-1')).toBe(now);
    await session.recheck();
    expect(at.loads()).toBe(2);
  });

  it('takes a reply that an hour in a pocket held up as an hour old, and loads again', async () => {
    const session = await at.ready();
    let reply = (_: typeof member) => {};
    at.sources.member.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          reply = resolve;
        }),
    );
    at.sources.member.mockResolvedValueOnce(later);
    sleep(FRESH_MS);
    const returned = session.recheck();
    await at.settle();
    sleep(HOUR);
    reply(member);
    await returned;
    expect(at.loads()).toBe(3);
    expect(shown(session).data.member).toEqual(later);
    expect(session.loadedAt()).toBe(new Date().toISOString());
  });

  it('loads again after the clock was set back', async () => {
    const session = await at.ready();
    sleep(-HOUR);
    await session.recheck();
    await session.recheck();
    expect(at.loads()).toBe(2);
  });

  it('sends one request at a time', async () => {
    const session = await at.ready();
    sleep(3 * 24 * HOUR);
    await Promise.all([session.recheck(), session.recheck(), session.recheck()]);
    expect(at.loads()).toBe(2);
    expect(at.sources.profile).toHaveBeenCalledTimes(2);
  });

  it('in one of two tabs sends nothing from the other', async () => {
    const [tab, other] = [await at.ready(), at.create()];
    other.start();
    at.identify(user);
    await at.settle();
    const before = at.loads();
    sleep(HOUR);
    await tab.recheck();
    await pass(HOUR);
    expect(at.loads()).toBe(before + 1);
  });

  it('sends nothing without a connection, and loads when it returns', async () => {
    const session = await at.ready();
    at.disconnect();
    sleep(HOUR);
    await session.recheck();
    expect(at.loads()).toBe(1);
    at.reconnect();
    await at.settle();
    expect(at.loads()).toBe(2);
    expect(shown(session)).toMatchObject({ source: 'network' });
  });

  it('keeps venue and games that fail to load, without a dialog', async () => {
    const session = await at.ready();
    at.sources.member.mockResolvedValue(later);
    at.sources.venue.mockRejectedValue(new RemoteError('unavailable'));
    at.sources.games.mockRejectedValue(new RemoteError('no-response'));
    sleep(HOUR);
    await session.recheck();
    expect(shown(session).data).toEqual({ ...data, member: later });
    expect(at.notified).toEqual([]);
  });

  it('keeps a change of the member that is newer than the reply', async () => {
    const session = await at.ready();
    let reply = (_: typeof member) => {};
    at.sources.member.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    sleep(HOUR);
    const refreshed = session.recheck();
    await at.settle();
    const changed = { ...member, phone_mobile: '+447700900555' };
    session.memberChanged(changed);
    reply(member);
    await refreshed;
    expect(shown(session).data.member).toEqual(changed);
  });
});

describe('the casino’s own system fails while the member is shown', () => {
  it.each(['unavailable', 'internal', 'resource-exhausted'] as const)(
    '%s: the data are a copy, and a quiet retry ends that in a tab that stays in front',
    async (code) => {
      const session = await at.ready();
      at.sources.member.mockRejectedValue(new RemoteError(code));
      sleep(FRESH_MS);
      await session.recheck();
      expect(shown(session)).toMatchObject({ source: 'device', data });
      await pass(FIRST);
      expect(at.loads()).toBe(3);
      at.sources.member.mockResolvedValue(later);
      await pass(SECOND - 1);
      expect(at.loads()).toBe(3);
      await pass(1);
      expect(shown(session)).toMatchObject({ source: 'network', data: { member: later } });
      await pass(24 * HOUR);
      expect(at.loads()).toBe(4);
      expect(at.notified).toEqual([]);
    },
  );

  it('at the start: the quiet retry ends it too', async () => {
    at.storage.presumeSignedIn(user);
    at.storage.writeCopy(user.uid, 'session-1', data);
    at.sources.member.mockRejectedValueOnce(new RemoteError('unavailable'));
    const session = await at.ready();
    expect(shown(session).source).toBe('device');
    await pass(FIRST);
    expect(shown(session).source).toBe('network');
  });

  it('a hidden page sends nothing, and loads on return', async () => {
    const session = await at.ready();
    at.sources.member.mockRejectedValueOnce(new RemoteError('unavailable'));
    sleep(FRESH_MS);
    await session.recheck();
    at.setVisible(false);
    await pass(10 * HOUR);
    expect(at.loads()).toBe(2);
    at.setVisible(true);
    await session.recheck();
    expect(shown(session).source).toBe('network');
  });

  it('after log-out nothing is retried', async () => {
    const session = await at.ready();
    at.sources.member.mockRejectedValue(new RemoteError('unavailable'));
    sleep(FRESH_MS);
    await session.recheck();
    session.logOut();
    await pass(HOUR);
    expect(at.loads()).toBe(2);
  });
});

describe('§8 no reply comes while the member is shown', () => {
  it.each(['no-response', 'deadline-exceeded'] as const)(
    '§8.42 %s: the member stays with a copy, and a quiet retry loads them',
    async (code) => {
      const session = await at.ready();
      at.sources.profile.mockRejectedValueOnce(new RemoteError(code));
      sleep(FRESH_MS);
      await session.recheck();
      expect(shown(session)).toMatchObject({ source: 'device', code, data });
      expect(session.loadedAt()).toBe(NOW.toISOString());
      await pass(FIRST);
      expect(shown(session)).toMatchObject({ source: 'network', data });
      expect(session.loadedAt()).not.toBe(NOW.toISOString());
      expect(at.notified).toEqual([]);
    },
  );
});

it('a request that hangs does not hold up the next member', async () => {
  const session = await at.ready();
  at.sources.member.mockReturnValue(new Promise(() => {}));
  sleep(HOUR);
  void session.recheck();
  await at.settle();
  session.logOut();
  await at.settle();
  at.sources.member.mockResolvedValue(member);
  at.identify({ ...user, uid: 'uid-2' });
  await at.settle();
  sleep(HOUR);
  at.sources.member.mockResolvedValue(later);
  await session.recheck();
  expect(shown(session).data.member).toEqual(later);
});

describe('the time of loading', () => {
  it('is that of the copy while it is shown, and null without a member', async () => {
    at.storage.presumeSignedIn(user);
    at.storage.writeCopy(user.uid, 'session-1', data, '2026-11-20T10:00:00.000Z');
    at.disconnect();
    const session = at.start();
    expect(session.loadedAt()).toBe('2026-11-20T10:00:00.000Z');
    at.identify(user);
    await at.settle();
    expect(session.loadedAt()).toBe('2026-11-20T10:00:00.000Z');
    at.reconnect();
    await at.settle();
    expect(session.loadedAt()).toBe(NOW.toISOString());
    session.logOut();
    expect(session.loadedAt()).toBeNull();
  });

  it('is new after a change of the record, and the same after a change of a setting', async () => {
    const session = await at.ready();
    sleep(HOUR);
    session.saferGamblingChanged(user.uid, on);
    expect(session.loadedAt()).toBe(NOW.toISOString());
    expect(at.storage.copySavedAt(user.uid, 'session-1')).toBe(NOW.toISOString());
    session.memberChanged(later);
    expect(session.loadedAt()).toBe(new Date().toISOString());
  });
});
