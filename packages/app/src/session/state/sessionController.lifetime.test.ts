import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { data, member, membership, promotionFree as on, user } from './session.fixtures.ts';
import { status, steeredSession } from './sessionController.fixtures.ts';
import { START_LIMIT_MS } from './sessionController.ts';

let at: ReturnType<typeof steeredSession>;
beforeEach(() => {
  vi.useRealTimers();
  at = steeredSession();
});

describe('log-out', () => {
  it('removes the member’s data from the device, even if the identity service fails', async () => {
    const session = await at.ready();
    at.storage.rememberEmail('jack@demo.test');
    at.identity.signOut.mockRejectedValue(new Error('IndexedDB is closed'));
    session.logOut();
    expect(status(session)).toBe('leaving');
    expect([...at.entries.keys()]).toEqual(['casino.last-email']);
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect([...at.entries.keys()]).toEqual(['casino.last-email']);
    expect(at.report).toHaveBeenCalled();
  });

  it('removes the member’s drafts, and keeps a visitor’s', async () => {
    at.storage.writeDraft('join-2', { firstName: 'Zoë' });
    const session = at.start();
    at.identify(null);
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.storage.readDraft('join-2')).toEqual({ firstName: 'Zoë' });
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
    session.logOut();
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.storage.readDraft('join-2')).toBeNull();
  });

  it('stores no late copy, and no copy of another member', async () => {
    const session = await at.ready();
    session.storeCopy(user.uid, 'vouchers-1', ['kept']);
    session.storeCopy('uid-2', 'vouchers-1', ['not kept']);
    expect(at.storage.readCopy(user.uid, 'vouchers-1')).toEqual(['kept']);
    expect(at.storage.readCopy('uid-2', 'vouchers-1')).toBeNull();
    session.logOut();
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    session.storeCopy(user.uid, 'vouchers-1', ['late']);
    expect(at.entries.size).toBe(0);
  });

  it('in another tab logs out this tab', async () => {
    const session = await at.ready();
    at.identify(null);
    expect(status(session)).toBe('signed-out');
    expect(at.entries.size).toBe(0);
  });

  it('during loading ignores the late replies', async () => {
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
  it('sends no request, shows the copy, and loads when the connection returns', async () => {
    at.storage.writeCopy(user.uid, 'session-1', data);
    at.disconnect();
    const session = await at.ready();
    expect(session.getSnapshot()).toMatchObject({ source: 'device', data });
    expect(at.sources.profile).not.toHaveBeenCalled();
    at.reconnect();
    await vi.waitFor(() => expect(session.getSnapshot()).toMatchObject({ source: 'network' }));
  });

  it('waits without a copy, and shows no other member’s copy', async () => {
    at.storage.writeCopy('uid-2', 'session-1', data);
    at.disconnect();
    const session = at.start();
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('offline'));
    expect(at.notified).toEqual([]);
    expect(at.identity.signOut).not.toHaveBeenCalled();
  });
});

describe('starting', () => {
  it('presumes the user that the device remembers', () => {
    expect(at.create().getSnapshot()).toEqual({ status: 'starting', presumed: 'signed-out' });
    at.storage.presumeSignedIn(user);
    expect(at.create().getSnapshot()).toEqual({ status: 'starting', presumed: 'signed-in' });
  });

  it('presumes only a signed-in state from the format of an older version', () => {
    at.entries.set('casino.member.signed-in', 'yes');
    at.storage.writeCopy(user.uid, 'session-1', data);
    expect(at.create().getSnapshot()).toEqual({ status: 'starting', presumed: 'signed-in' });
  });

  it('is signed out when the identity service hangs, keeps the copies, and recovers', async () => {
    vi.useFakeTimers();
    at.storage.writeCopy(user.uid, 'session-1', data);
    const session = at.start();
    vi.advanceTimersByTime(START_LIMIT_MS);
    expect(status(session)).toBe('signed-out');
    expect(at.storage.readCopy(user.uid, 'session-1')).toEqual(data);
    at.identify(user);
    await vi.waitFor(() => expect(status(session)).toBe('ready'));
  });

  it('reports an identity service that fails to start', async () => {
    const fault = new Error('The page has no configuration');
    at.identity.observe.mockRejectedValue(fault);
    const session = at.start();
    await vi.waitFor(() => expect(status(session)).toBe('signed-out'));
    expect(at.report).toHaveBeenCalledWith(fault);
  });
});

describe('the settings for safer gambling', () => {
  it('load with the profile, and are stored with the copy', async () => {
    at.sources.profile.mockResolvedValue({ memberships: [membership], saferGambling: on });
    const session = await at.ready();
    expect(session.getSnapshot()).toMatchObject({ data: { saferGambling: on } });
    expect(at.storage.readCopy(user.uid, 'session-1')).toMatchObject({ saferGambling: on });
  });

  it('show after a change, for this user only', async () => {
    const session = await at.ready();
    session.saferGamblingChanged('uid-2', on);
    expect(session.getSnapshot()).toMatchObject({ data });
    session.saferGamblingChanged(user.uid, on);
    expect(session.getSnapshot()).toMatchObject({ data: { saferGambling: on } });
    expect(at.storage.readCopy(user.uid, 'session-1')).toMatchObject({ saferGambling: on });
  });

  it('stay unchanged if no reply comes', async () => {
    const session = await at.ready();
    at.sources.profile.mockRejectedValue(new RemoteError('no-response'));
    await session.recheck();
    expect(status(session)).toBe('ready');
  });
});

describe('a password confirmation', () => {
  it('succeeds, or returns the identity service’s refusal', async () => {
    const session = at.start();
    expect(await session.confirmPassword('secret')).toBeNull();
    const refusal = { code: 'auth/wrong-password', message: 'raw' };
    at.identity.confirmPassword.mockRejectedValue(refusal);
    expect(await session.confirmPassword('guess')).toEqual(refusal);
  });
});
