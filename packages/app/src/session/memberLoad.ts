import {
  type Game,
  MEMBERSHIP_BLOCKS,
  type Member,
  type Membership,
  type MembershipBlock,
  membershipBlock,
  type UserProfile,
  type Venue,
  venueOfHomeCasino,
} from '@casino/functions/contract';
import type { Notice } from '../lib/notices.ts';
import { RemoteError, remoteErrorCode } from '../lib/remoteError.ts';
import type { MemberData } from './session.ts';

/** What a session needs of the document `users/{uid}`. */
export type LinkedProfile = Pick<UserProfile, 'memberships' | 'saferGambling'>;

/** Where a member's data comes from. Each rejects with a `RemoteError`. */
export interface MemberSources {
  /** Of the document `users/{uid}`; null where there is none. */
  readonly profile: (uid: string) => Promise<LinkedProfile | null>;
  readonly member: (location: number) => Promise<Member>;
  readonly venue: (venueId: number) => Promise<Venue>;
  readonly games: () => Promise<readonly Game[]>;
}

/** A member who may come in, with what to tell them; or the notice with which they are logged out. */
export type MemberLoad =
  | { readonly admitted: true; readonly data: MemberData; readonly notices: readonly Notice[] }
  | { readonly admitted: false; readonly notice: Notice };

/**
 * Loads a member: the membership's rules first, then venue and games side by side. A venue or games
 * that cannot be had are told and done without: they keep nobody from their vouchers.
 * Specification section 4, "Loading member data".
 */
export async function loadMember(
  sources: MemberSources,
  membership: Membership,
): Promise<MemberLoad> {
  let member: Member;
  try {
    member = await sources.member(membership.location);
  } catch (error) {
    return { admitted: false, notice: memberFailure(error) };
  }
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
    venue: venue.status === 'fulfilled' ? venue.value : null,
    games: games.status === 'fulfilled' ? games.value : [],
  };
  return { admitted: true, data, notices };
}

/**
 * What a member is told when they could not be loaded, before they are logged out: no response and an
 * invalid token get the offline message, every other failure the server's own words. A refusal that names a block is told as
 * the block itself: another record of the same person can close this one. Specification section 8.
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

function blockOf(error: unknown): MembershipBlock | null {
  if (!(error instanceof RemoteError) || error.code !== 'permission-denied') return null;
  return MEMBERSHIP_BLOCKS.find((block) => block === error.reason) ?? null;
}
