import { MEMBERSHIP_BLOCKS } from '@casino/functions/contract/rules/membership.ts';
import { describe, expect, it, vi } from 'vitest';
import { RemoteError, type RemoteErrorCode } from '../../lib/remote/remoteError.ts';
import { loadMember, type MemberSources, memberFailure } from './memberLoad.ts';
import { data, game, member, membership, venue } from './session.fixtures.ts';

function sources(changes: Partial<MemberSources> = {}) {
  return {
    profile: vi.fn(async () => ({ memberships: [membership] })),
    member: vi.fn(async () => member),
    venue: vi.fn(async () => venue),
    games: vi.fn(async () => [game]),
    ...changes,
  };
}

const refuse = (code: RemoteErrorCode) => () => Promise.reject(new RemoteError(code, 'Sentence.'));

describe('§4 loading member data', () => {
  it.each([
    ['suspended', { suspended: true }],
    ['suspended', { suspended: true, membership_type_id: 34 }],
    ['update-required', { membership_type_id: 2 }],
    ['update-required', { membership_type_id: 28 }],
    ['executive', { membership_type_id: 45 }],
    ['executive', { membership_type_id: 52 }],
    ['account-required', { membership_type_id: 19 }],
    ['temporary', { membership_type_id: 34 }],
  ] as const)('%s: %j is not admitted, and loads no venue and no games', async (block, changes) => {
    const from = sources({ member: async () => ({ ...member, ...changes }) });
    expect(await loadMember(from, [membership])).toEqual({
      admitted: false,
      notice: { kind: 'blocked', block },
    });
    expect(from.venue).not.toHaveBeenCalled();
    expect(from.games).not.toHaveBeenCalled();
  });

  it.each([49, 46, 47, 48, 57, 58, 59])('§4.32 membership type %i is admitted', async (id) => {
    const from = sources({ member: async () => ({ ...member, membership_type_id: id }) });
    expect(await loadMember(from, [membership])).toMatchObject({ admitted: true, notices: [] });
  });

  it('§4.32 loads the member at the membership’s location, then venue and games', async () => {
    const from = sources();
    expect(await loadMember(from, [membership])).toEqual({ admitted: true, data, notices: [] });
    expect(from.member).toHaveBeenCalledWith(6);
    expect(from.venue).toHaveBeenCalledWith(6);
  });

  it('§4.33 treats home casino 17 as 6', async () => {
    const from = sources({ member: async () => ({ ...member, home_casino: 17 }) });
    await loadMember(from, [membership]);
    expect(from.venue).toHaveBeenCalledWith(6);
  });

  it.each([
    ['§8', 'venue-details', { venue: refuse('not-found') }, { venue: null }],
    ['§8', 'game-data', { games: refuse('internal') }, { games: [] }],
    [
      '§8.16',
      'home-casino-not-found',
      { member: async () => ({ ...member, home_casino: null }) },
      { venue: null },
    ],
  ] as const)('%s %s gives a notice and admits the member', async (_, error, changes, missing) => {
    expect(await loadMember(sources(changes), [membership])).toMatchObject({
      admitted: true,
      data: missing,
      notices: [{ kind: 'error', error }],
    });
  });
});

describe('§8 member load failure', () => {
  it.each([
    ['§8.23', 'no-response', { kind: 'offline' }],
    ['§8', 'deadline-exceeded', { kind: 'offline' }],
    ['§8.24', 'unauthenticated', { kind: 'offline' }],
    ['§8', 'not-found', { kind: 'error', error: 'member-not-found' }],
    ['§8.25', 'internal', { kind: 'failure', text: 'Sentence.' }],
    ['§8.25', 'refused', { kind: 'failure', text: 'Sentence.' }],
    ['§8', 'unavailable', { kind: 'failure', text: 'Sentence.' }],
    ['§8', 'permission-denied', { kind: 'failure', text: 'Sentence.' }],
    ['§8', 'resource-exhausted', { kind: 'failure', text: 'Sentence.' }],
    ['§8', 'invalid-argument', { kind: 'failure', text: 'Sentence.' }],
  ] as const)('%s %s', async (_, code, notice) => {
    const outcome = await loadMember(sources({ member: refuse(code) }), [membership]);
    const admitted = code === 'not-found' ? 'after-linking' : false;
    expect(outcome).toMatchObject({ admitted, notice, error: { code } });
  });

  it.each(MEMBERSHIP_BLOCKS)(
    '§4 a refusal that names a block gives the notice of %s',
    async (reason) => {
      const member = () => Promise.reject(new RemoteError('permission-denied', 'No.', { reason }));
      const from = sources({ member });
      expect(await loadMember(from, [membership])).toMatchObject({
        admitted: false,
        notice: { kind: 'blocked', block: reason },
      });
      expect(from.venue).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['permission-denied', 'no-membership'],
    ['unavailable', 'suspended'],
  ] as const)('%s with the reason %s is no block', async (code, reason) => {
    const error = new RemoteError(code, 'Sentence.', { reason });
    const outcome = await loadMember(sources({ member: () => Promise.reject(error) }), [
      membership,
    ]);
    expect(outcome).toMatchObject({ notice: { kind: 'failure', text: 'Sentence.' } });
  });

  it('has no text for an error that is not of the server', () => {
    expect(memberFailure(new TypeError('x is not a function'))).toEqual({
      kind: 'failure',
      text: '',
    });
  });
});
