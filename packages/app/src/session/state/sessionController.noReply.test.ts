import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIET_PAUSES_MS } from '../../lib/async/retry.ts';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { data, membership, user } from './session.fixtures.ts';
import { status, steeredSession } from './sessionController.fixtures.ts';

const [FIRST, SECOND] = QUIET_PAUSES_MS;

let at: ReturnType<typeof steeredSession>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  at = steeredSession();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('§8 no reply comes to a member without a copy on this device', () => {
  const waiting = async () => {
    at.sources.profile.mockRejectedValue(new RemoteError('no-response'));
    const session = at.start();
    at.identify(user);
    await pass(0);
    expect(status(session)).toBe('offline');
    return session;
  };

  it('§8.42 the member stays, and the page does not change before a reply comes', async () => {
    const session = await waiting();
    const changed = vi.fn();
    session.subscribe(changed);
    await pass(FIRST);
    expect(at.sources.profile).toHaveBeenCalledTimes(2);
    expect(changed).not.toHaveBeenCalled();
    at.sources.profile.mockResolvedValue({ memberships: [membership] });
    await pass(SECOND);
    expect(session.getSnapshot()).toMatchObject({ status: 'ready', source: 'network', data });
    expect(at.notified).toEqual([]);
  });

  it('a member whom the server then refuses is logged out', async () => {
    const session = await waiting();
    at.sources.profile.mockRejectedValue(new RemoteError('unauthenticated'));
    await pass(FIRST);
    expect(status(session)).toBe('signed-out');
    expect(at.notified).toEqual([{ kind: 'offline' }]);
  });
});
