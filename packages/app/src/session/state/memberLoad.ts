import type { Member } from '@casino/functions/contract/member.ts';
import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import type { Membership, UserProfile } from '@casino/functions/contract/profile.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import {
  MEMBERSHIP_BLOCKS,
  type MembershipBlock,
  membershipBlock,
  personBlock,
  venueOfHomeCasino,
} from '@casino/functions/contract/rules/membership.ts';
import type { Notice } from '../../lib/page/notices.ts';
import { RemoteError, remoteErrorCode } from '../../lib/remote/remoteError.ts';
import type { MemberData } from './session.ts';

/** The fields of the document `users/{uid}` that a session needs. */
export type LinkedProfile = Pick<
  UserProfile,
  'language' | 'memberships' | 'opensWith' | 'saferGambling'
>;

/** The login has another address than the one that our e-mail verified; null if it verified none. */
export interface ChangedAddress {
  readonly provenEmail: string | null;
}

/** The requests for a member's data. Each rejects with a `RemoteError`. */
export interface MemberSources {
  /** Sends the request of `open` before the identity service has confirmed the user. Its reply waits for `open`. */
  readonly openAhead: (uid: string) => void;
  /** Requests what the others load, in one call. They then reply with it, once. */
  readonly open: (uid: string) => void;
  /** Reads the document `users/{uid}`; null if there is none. */
  readonly profile: (uid: string) => Promise<LinkedProfile | ChangedAddress | null>;
  readonly member: (location: number) => Promise<Member>;
  readonly venue: (venueId: number) => Promise<Venue>;
  readonly games: () => Promise<readonly Game[]>;
}

/** An admitted member with notices to show, or why the member is not admitted. `error` is absent for a block. */
export type MemberLoad =
  | { readonly admitted: true; readonly data: MemberData; readonly notices: readonly Notice[] }
  | { readonly admitted: false; readonly notice: Notice; readonly error?: unknown }
  /** The member service has none of the records: the login needs linking. */
  | { readonly admitted: 'after-linking'; readonly notice: Notice; readonly error: unknown };

/**
 * Loads the first membership that has a record without a block, then venue and games in parallel. A suspension follows
 * the person, so no further membership is tried. A venue or games that fail to load give a notice, and the member is still admitted, with those of the
 * copy. Specification section 4, "Loading member data".
 * @param memberships in the order to try
 * @param copy the member's data on this device
 * @param isWanted false once the member has logged out: then nothing more loads, and the result is null
 */
export async function loadMember(
  sources: Pick<MemberSources, 'member' | 'venue' | 'games'>,
  memberships: readonly Membership[],
  copy: MemberData | null = null,
  isWanted: () => boolean = () => true,
): Promise<MemberLoad | null> {
  let found: FoundRecord | null;
  try {
    found = await firstUsable(sources, memberships, isWanted);
  } catch (error) {
    const admitted = remoteErrorCode(error) === 'not-found' ? 'after-linking' : false;
    return { admitted, notice: memberFailure(error), error };
  }
  if (found === null || !isWanted()) return null;
  const { membership, member } = found;
  const block = membershipBlock(member);
  if (block !== null) return { admitted: false, notice: { kind: 'blocked', block } };

  const [venue, games] = await Promise.allSettled([
    member.home_casino === null ? null : sources.venue(venueOfHomeCasino(member.home_casino)),
    sources.games(),
  ]);
  const notices: Notice[] = [];
  if (venue.status === 'rejected') notices.push({ kind: 'error', error: 'venue-details' });
  else if (venue.value === null) notices.push({ kind: 'error', error: 'home-casino-not-found' });
  if (games.status === 'rejected') notices.push({ kind: 'error', error: 'game-data' });

  const data: MemberData = {
    membership,
    member,
    venue: venue.status === 'fulfilled' ? venue.value : venueOf(copy, member),
    games: games.status === 'fulfilled' ? games.value : (copy?.games ?? []),
    ...(memberships.length > 1 && { memberships }),
  };
  return { admitted: true, data, notices };
}

interface FoundRecord {
  readonly membership: Membership;
  readonly member: Member;
}

/**
 * The first record without a block, or the first suspended one, or else the first that exists. Null if it is not wanted
 * any longer. Rejects with `not-found` if there is none.
 */
async function firstUsable(
  sources: Pick<MemberSources, 'member'>,
  memberships: readonly Membership[],
  isWanted: () => boolean,
): Promise<FoundRecord | null> {
  let first: FoundRecord | null = null;
  let missing: unknown = new RemoteError('not-found');
  for (const membership of memberships) {
    if (!isWanted()) return null;
    try {
      const found = { membership, member: await sources.member(membership.location) };
      if (membershipBlock(found.member) === null || personBlock(found.member)) return found;
      first ??= found;
    } catch (error) {
      if (remoteErrorCode(error) !== 'not-found') throw error;
      missing = error;
    }
  }
  if (first === null) throw missing;
  return first;
}

function venueOf(copy: MemberData | null, { home_casino }: Member): Venue | null {
  return copy?.member.home_casino === home_casino ? copy.venue : null;
}

/**
 * The notice for a member who failed to load at a log-in, or whom the server refused. No response and an invalid token
 * give the offline message, other failures the server's words. A refusal that names a block gives the block's notice: the block
 * can be on another record of the same person. Specification section 8.
 */
export function memberFailure(error: unknown): Notice {
  const block = blockOf(error);
  if (block) return { kind: 'blocked', block };
  switch (remoteErrorCode(error)) {
    case 'no-response':
    case 'deadline-exceeded':
    case 'unauthenticated':
      return { kind: 'offline' };
    case 'not-found':
      return { kind: 'error', error: 'member-not-found' };
    default:
      return { kind: 'failure', text: error instanceof RemoteError ? error.message : '' };
  }
}

/** The block that a refusal names, or null. */
export function blockOf(error: unknown): MembershipBlock | null {
  if (!(error instanceof RemoteError) || error.code !== 'permission-denied') return null;
  return MEMBERSHIP_BLOCKS.find((block) => block === error.reason) ?? null;
}
