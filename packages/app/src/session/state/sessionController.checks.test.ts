import { NO_SAFER_GAMBLING } from '@casino/functions/contract/rules/saferGambling.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { member, membership, promotionFree as on, user } from './session.fixtures.ts';
import { shown, sleep, status, steeredSession } from './sessionController.fixtures.ts';

const HOUR = 60 * 60_000;
const later = { ...member, loyalty_points: 2_000 };
const suspended = { ...member, suspended: true };

let at: ReturnType<typeof steeredSession>;
beforeEach(() => {
  vi.useFakeTimers();
  at = steeredSession();
});

describe('§4 the checks of the log-in apply to a member who loads again', () => {
  it.each([
    [
      'suspended',
      () => at.sources.member.mockResolvedValue(suspended),
      { kind: 'blocked', block: 'suspended' },
    ],
    [
      'update required',
      () => at.sources.member.mockResolvedValue({ ...member, membership_type_id: 2 }),
      { kind: 'blocked', block: 'update-required' },
    ],
    [
      'blocked by another record',
      () =>
        at.sources.member.mockRejectedValue(
          new RemoteError('permission-denied', '', { reason: 'executive' }),
        ),
      { kind: 'blocked', block: 'executive' },
    ],
    [
      'held by support',
      () => at.sources.member.mockRejectedValue(new RemoteError('permission-denied', 'Ask us.')),
      { kind: 'failure', text: 'Ask us.' },
    ],
    [
      'a session that was revoked',
      () => at.sources.member.mockRejectedValue(new RemoteError('unauthenticated')),
      { kind: 'offline' },
    ],
    [
      'a deleted account',
      () => at.sources.profile.mockResolvedValue(null),
      { kind: 'error', error: 'profile-not-found' },
    ],
  ])('%s: the message, then log-out', async (_, arrange, notice) => {
    const session = await at.ready();
    arrange();
    sleep(HOUR);
    await session.recheck();
    await at.settle();
    expect(status(session)).toBe('signed-out');
    expect(at.notified).toEqual([notice]);
    expect(at.entries.size).toBe(0);
  });

  it('a login without memberships opens the page of linking', async () => {
    const session = await at.ready();
    at.sources.profile.mockResolvedValue({ memberships: [] });
    sleep(HOUR);
    await session.recheck();
    await at.settle();
    expect(status(session)).toBe('unlinked');
    expect(at.storage.readCopy(user.uid, 'session-1')).toBeNull();
  });

  it('another device has changed the membership: everything loads as at log-in', async () => {
    const session = await at.ready();
    session.storeCopy(user.uid, 'vouchers-1', ['of before']);
    const profile = { memberships: [{ location: 9, customerNumber: '2', crmId: 'crm-2' }] };
    at.sources.profile.mockResolvedValue(profile);
    sleep(HOUR);
    await session.recheck();
    await at.settle();
    expect(shown(session).data.membership).toEqual(profile.memberships[0]);
    expect(at.storage.readCopy(user.uid, 'vouchers-1')).toBeNull();
    const before = at.loads();
    sleep(HOUR);
    await session.recheck();
    expect(at.loads()).toBe(before + 1);
  });

  it('another device has changed safer gambling: it counts at once, even if the member does not load', async () => {
    const session = await at.ready();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.getSnapshot().status));
    at.sources.profile.mockResolvedValue({ memberships: [membership], saferGambling: on });
    at.sources.member.mockRejectedValueOnce(new RemoteError('no-response'));
    sleep(HOUR);
    await session.recheck();
    expect(shown(session).data.saferGambling).toEqual(on);
    expect(at.storage.readCopy(user.uid, 'session-1')).toMatchObject({ saferGambling: on });
    at.sources.profile.mockResolvedValue({ memberships: [membership] });
    await session.recheck();
    expect(shown(session).data.saferGambling ?? NO_SAFER_GAMBLING).toEqual(NO_SAFER_GAMBLING);
    expect(new Set(seen)).toEqual(new Set(['ready']));
  });
});

describe('§4 a call that is denied', () => {
  const denial = (reason?: string) =>
    new RemoteError('permission-denied', '', reason === undefined ? {} : { reason });

  it.each([
    ['§4.25', 'suspended'],
    ['§4', 'update-required'],
    ['§4', 'executive'],
    ['§4', 'account-required'],
    ['§4', 'temporary'],
  ] as const)('%s names the block %s: the message, then log-out', async (_, block) => {
    const session = await at.ready();
    session.denied(denial(block));
    session.denied(denial(block));
    await at.settle();
    expect(status(session)).toBe('signed-out');
    expect(at.notified).toEqual([{ kind: 'blocked', block }]);
  });

  it.each([undefined, 'promotion-free', 'no-membership'])(
    'for the reason %s loads the member again, once for all calls',
    async (reason) => {
      const session = await at.ready();
      at.sources.member.mockResolvedValue(later);
      for (let call = 0; call < 5; call += 1) session.denied(denial(reason));
      await at.settle();
      expect(at.loads()).toBe(2);
      expect(shown(session).data.member).toEqual(later);
    },
  );

  it('changes nothing for a visitor and while the member loads', async () => {
    const session = at.start();
    at.identify(null);
    session.denied(denial('suspended'));
    at.identify(user);
    session.denied(denial('suspended'));
    await at.settle();
    expect(status(session)).toBe('ready');
    expect(at.notified).toEqual([]);
  });
});
