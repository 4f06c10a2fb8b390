import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { data, member, membership, user, venue } from './session.fixtures.ts';
import { shown, sleep, status, steeredSession } from './sessionController.fixtures.ts';

const HOUR = 60 * 60_000;

let at: ReturnType<typeof steeredSession>;
beforeEach(() => {
  vi.useFakeTimers();
  at = steeredSession();
});

describe('§3 a member with several memberships', () => {
  const second = { location: 9, customerNumber: '100412', crmId: 'crm-2' };
  const both = [membership, second];
  const ofSecond = { ...member, id: 'crm-2', home_casino: 9 };
  beforeEach(() => {
    at.sources.member.mockImplementation(async (location) => (location === 9 ? ofSecond : member));
  });

  it.each([
    ['the first without a choice', undefined, membership],
    ['the chosen one', 'crm-2', second],
    ['the first if the chosen one is no longer linked', 'crm-3', membership],
  ])('§3.39 opens with %s', async (_, opensWith, expected) => {
    at.sources.profile.mockResolvedValue({
      memberships: both,
      ...(opensWith && { opensWith }),
    });
    const session = await at.loaded();
    expect(shown(session).data.membership).toEqual(expected);
    expect(shown(session).data.memberships).toHaveLength(2);
    expect(at.sources.member).toHaveBeenCalledTimes(1);
  });

  it('§8 opens with the next one if the group has deleted the record of the first', async () => {
    at.sources.profile.mockResolvedValue({ memberships: both });
    at.sources.member.mockImplementation(async (location) => {
      if (location === 9) return ofSecond;
      throw new RemoteError('not-found');
    });
    const session = await at.loaded();
    expect(shown(session).data).toMatchObject({ membership: second, member: ofSecond, venue });
    expect(at.notified).toEqual([]);
    sleep(HOUR);
    await session.recheck();
    expect(shown(session).data.membership).toEqual(second);
    expect(at.sources.profile).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['update-required', 2],
    ['executive', 45],
    ['temporary', 34],
  ])(
    '§4.54 opens with the next one if the first has the block %s',
    async (_, membership_type_id) => {
      at.sources.profile.mockResolvedValue({ memberships: both });
      at.sources.member.mockImplementation(async (location) =>
        location === 9 ? ofSecond : { ...member, membership_type_id },
      );
      const session = await at.loaded();
      expect(shown(session).data.membership).toEqual(second);
      expect(at.notified).toEqual([]);
    },
  );

  it('§4.26 sees the block of the first if no membership has access', async () => {
    at.sources.profile.mockResolvedValue({ memberships: both });
    at.sources.member.mockImplementation(async (location) =>
      location === 9
        ? { ...ofSecond, membership_type_id: 34 }
        : { ...member, membership_type_id: 2 },
    );
    const session = await at.loaded();
    expect(status(session)).toBe('signed-out');
    expect(at.notified).toEqual([{ kind: 'blocked', block: 'update-required' }]);
  });

  it('§4.25 sees a suspension of any of them, and no membership opens', async () => {
    at.sources.profile.mockResolvedValue({ memberships: both });
    at.sources.member.mockImplementation(async (location) =>
      location === 9 ? ofSecond : { ...member, suspended: true },
    );
    const session = await at.loaded();
    expect(status(session)).toBe('signed-out');
    expect(at.notified).toEqual([{ kind: 'blocked', block: 'suspended' }]);
    expect(at.sources.member).toHaveBeenCalledTimes(1);
  });

  it('§4.55 §8.18 sees "Member not found (remote)" and links again if every record is gone', async () => {
    at.sources.profile.mockResolvedValue({ memberships: both });
    at.sources.member.mockRejectedValue(new RemoteError('not-found'));
    const session = await at.loaded();
    expect(session.getSnapshot()).toEqual({ status: 'unlinked', user, recordsGone: true });
    expect(at.notified).toEqual([{ kind: 'error', error: 'member-not-found' }]);
    expect(at.sources.member.mock.calls).toEqual([[6], [9]]);
  });

  it('§4.55 links again once the group deletes the record of a shown member', async () => {
    const session = await at.loaded();
    at.sources.member.mockRejectedValue(new RemoteError('not-found'));
    sleep(HOUR);
    await session.recheck();
    expect(session.getSnapshot()).toEqual({ status: 'unlinked', user, recordsGone: true });
    expect(at.storage.readCopy(user.uid, 'session-1')).toBeNull();
  });

  it('loses the copies of the membership that the app opened with before', async () => {
    at.storage.presumeSignedIn(user);
    at.storage.writeCopy(user.uid, 'session-1', data);
    at.storage.writeCopy(user.uid, 'vouchers-1', ['of the first']);
    at.sources.profile.mockResolvedValue({ memberships: both, opensWith: 'crm-2' });
    const session = await at.loaded();
    expect(shown(session).data.membership).toEqual(second);
    expect(at.storage.readCopy(user.uid, 'vouchers-1')).toBeNull();
    expect(at.storage.readCopy(user.uid, 'session-1')).toMatchObject({ membership: second });
  });

  describe('in two tabs', () => {
    const inAMinute = () => new Date(Date.now() + 60_000).toISOString();
    const chosen = { ...data, membership: second, member: ofSecond, memberships: both };
    beforeEach(() => at.sources.profile.mockResolvedValue({ memberships: both }));

    it('§3.39 opens at once with the membership that the other tab has chosen, and keeps its copies', async () => {
      const session = await at.loaded();
      at.sources.profile.mockResolvedValue({ memberships: both, opensWith: 'crm-2' });
      at.storage.writeCopy(user.uid, 'vouchers-1', ['of the second']);
      at.storeInOtherTab(chosen, inAMinute());
      session.storeCopy(user.uid, 'vouchers-1', ['of the first']);
      await at.settle();
      expect(shown(session).data.membership).toEqual(second);
      expect(at.storage.readCopy(user.uid, 'vouchers-1')).toEqual(['of the second']);
      session.storeCopy(user.uid, 'vouchers-1', ['again of the second']);
      expect(at.storage.readCopy(user.uid, 'vouchers-1')).toEqual(['again of the second']);
    });

    it('writes nothing over the copies of the other tab before it has learned of the choice', async () => {
      const session = await at.loaded();
      at.storage.writeCopy(user.uid, 'session-1', chosen, inAMinute());
      at.storage.writeCopy(user.uid, 'vouchers-1', ['of the second']);
      session.storeCopy(user.uid, 'vouchers-1', ['of the first']);
      session.memberChanged({ ...member, loyalty_points: 1 });
      expect(at.storage.readCopy(user.uid, 'vouchers-1')).toEqual(['of the second']);
      expect(at.storage.readCopy(user.uid, 'session-1')).toEqual(chosen);
    });

    it('shows what the other tab has loaded of the same membership, without a request', async () => {
      const session = await at.loaded();
      const before = shown(session).data;
      const loadedAt = inAMinute();
      at.storeInOtherTab({ ...before, member: { ...member, loyalty_points: 2_000 } }, loadedAt);
      expect(shown(session).data.member.loyalty_points).toBe(2_000);
      expect(session.loadedAt()).toBe(loadedAt);
      at.storeInOtherTab(before, new Date(0).toISOString());
      expect(shown(session).data.member.loyalty_points).toBe(2_000);
      expect(at.sources.profile).toHaveBeenCalledTimes(1);
    });
  });
});

it('a log-out while the member loads sends no further request', async () => {
  let reply = (_: typeof member) => {};
  at.sources.member.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  const session = at.start();
  at.identify(user);
  await at.settle();
  session.logOut();
  reply(member);
  await at.settle();
  expect(at.sources.venue).not.toHaveBeenCalled();
  expect(at.sources.games).not.toHaveBeenCalled();
});
