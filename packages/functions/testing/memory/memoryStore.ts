import type { Member } from '../../src/contract/member.ts';
import type { Membership, UserProfile } from '../../src/contract/profile.ts';
import type { Game } from '../../src/contract/promotions/getGames.ts';
import type { Redemption } from '../../src/contract/till/redemption.ts';
import type { MembershipLink } from '../../src/domain/members/linking.ts';
import type { StoredPlay } from '../../src/domain/ports/games.ts';
import type { StoredVoucher } from '../../src/domain/ports/memberService.ts';
import type { Person } from '../../src/domain/ports/persons.ts';
import type {
  EnrolledDevice,
  Shift,
  StaffMember,
  StoredEntry,
} from '../../src/domain/ports/till.ts';

/** A member as the group's customer system stores it. */
export interface MemberRecord extends Member {
  /** `yyyy-mm-dd` */
  readonly date_of_birth: string;
  readonly person_id?: string;
  /** Keys of earlier names, addresses and numbers. */
  readonly person_keys?: readonly string[];
}

/** A game that can be played now. */
export const WHEEL: Game = {
  id: 'wheel',
  name: 'The Test Wheel',
  OptinStart: '2020-01-01T00:00:00.000Z',
  OptinEnd: '2099-01-01T00:00:00.000Z',
  GameStart: '2020-01-01T00:00:00.000Z',
  GameEnd: '2099-01-01T00:00:00.000Z',
};

/**
 * The documents of a backend in memory. Tests read them, and change them as a casino or time does. `memoryLogins.ts` and
 * `memoryGroup.ts` implement the ports on them.
 */
export function memoryStore() {
  return {
    /** The uids at the identity service. */
    logins: new Set<string>(),
    profiles: new Map<string, UserProfile>(),
    persons: new Map<string, Person>(),
    /** By `crmId`. */
    links: new Map<string, MembershipLink>(),
    /** By `crmId`. */
    members: new Map<string, MemberRecord>(),
    /** By the id of the submission. */
    registrations: new Map<string, Membership>(),
    vouchers: new Map<string, StoredVoucher>(),
    redemptions: new Map<string, Redemption>(),
    /** The id of the redemption that counts, by voucher and member. */
    uses: new Map<string, string>(),
    scans: new Map<string, StoredEntry>(),
    devices: new Map<string, EnrolledDevice>(),
    /** By the id of the device. */
    shifts: new Map<string, Shift>(),
    staff: new Map<string, StaffMember>(),
    games: new Map<string, Game>([[WHEEL.id, WHEEL]]),
    plays: new Map<string, StoredPlay>(),
    /** The play that took a turn, by game, day and key. */
    turns: new Map<string, StoredPlay>(),
  };
}
export type MemoryStore = ReturnType<typeof memoryStore>;

/** Changes some fields of a stored value. Throws if it does not exist. */
export function change<V>(stored: Map<string, V>, id: string, fields: Partial<V>): V {
  const before = stored.get(id);
  if (before === undefined) throw new Error(`There is no ${id}.`);
  const changed = { ...before, ...fields };
  stored.set(id, changed);
  return changed;
}
