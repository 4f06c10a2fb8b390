import type {
  CallableName,
  CallReply,
  CallRequest,
} from '@casino/functions/contract/catalogue/callableTypes.ts';
import type { Member } from '@casino/functions/contract/member.ts';
import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import type { PointMovementsPage } from '@casino/functions/contract/points/movements.ts';
import type { OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import {
  NO_SAFER_GAMBLING,
  stepPromotionFree,
} from '@casino/functions/contract/rules/saferGambling.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { SaferGambling } from '@casino/functions/contract/saferGamblingSchema.ts';
import type { SaferGamblingChange } from '@casino/functions/contract/users/setSaferGambling.ts';
import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { event } from '../../features/shared/events/event.fixtures.ts';
import type { OwnPlay } from '../../features/shared/games/gameDocuments.ts';
import { play } from '../../features/shared/games/play.fixtures.ts';
import { voucher } from '../../features/shared/offers/voucher.fixtures.ts';
import { firstPage, newestPage, summary } from '../../features/shared/points/points.fixtures.ts';
import type { IdentityUser } from '../../lib/device/storage.ts';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { game, member } from '../../session/state/session.fixtures.ts';
import { backend } from '../fakeBackend.ts';
import { identity } from '../fakeIdentity.ts';
import { sampleReplies, sampleVenue } from '../sampleReplies.ts';

/** How a callable misbehaves. `slow` replies after `SLOW_MS`; `malformed` is a reply that the server refuses. */
export const FAULTS = ['slow', 'failing', 'hanging', 'malformed'] as const;
export type Fault = (typeof FAULTS)[number];
const SLOW_MS = 3_000;

export const HARBOUR: Venue = sampleVenue;
const ORRERY: Venue = { ...sampleVenue, id: 9, pagetitle: 'Orrery', uri: 'orrery' };
const VENUES = [HARBOUR, ORRERY];

/** A login with its membership, as the group's systems hold it. */
export interface Person {
  readonly user: IdentityUser;
  /** Words that only this person's pages and data contain. */
  readonly marks: readonly string[];
  record: Member;
  vouchers: readonly Voucher[];
  optIns: readonly OptIn[];
  plays: readonly OwnPlay[];
  optedIn: readonly string[];
  saferGambling: SaferGambling;
  deleted: boolean;
  /** Former balances, with the time at which each ended. */
  formerBalances: readonly { readonly points: number; readonly until: number }[];
}

function createPerson(name: string, number: number, run: number): Person {
  const customerNumber = String(100_050 + number);
  const email = `${name.toLowerCase()}@demo.test`;
  return {
    user: { uid: `${name}-${run}`, email, emailVerified: true },
    marks: [name, customerNumber, email, `crm-${name}`],
    record: {
      ...member,
      id: `crm-${name}`,
      customer_number: customerNumber,
      first_name: 'Demo',
      last_name: name,
      email,
      loyalty_points: 1_250 + number * 7,
    },
    vouchers: ['dinner', 'drink', 'night'].map((what) =>
      voucher({ id: `${name}-${what}`, title: `A ${what} for ${name}`, code: `${name}-${what}` }),
    ),
    optIns: [],
    plays: [],
    optedIn: [],
    saferGambling: NO_SAFER_GAMBLING,
    deleted: false,
    formerBalances: [],
  };
}

/** Movements with the name of a person. Without balances, because a former balance would count as outdated. */
function withReason({ movements, next }: PointMovementsPage, name: string): PointMovementsPage {
  const named = movements.map((each) => ({ ...each, reason: `${each.reason}: ${name}` }));
  return { movements: named, opening: null, closing: null, next };
}

type Replies = { readonly [N in CallableName]?: (request: CallRequest<N>) => CallReply<N> };

let runs = 0;

/**
 * The group's systems during an evening: two members, two casinos, and how each callable behaves. `publish` makes the
 * fake backend reply accordingly.
 */
export class Group {
  readonly people: readonly [Person, Person];
  private signal = true;
  private faults = new Map<CallableName, Fault>();
  private releases: (() => void)[] = [];

  constructor() {
    runs += 1;
    this.people = [createPerson('Heron', 1, runs), createPerson('Plover', 2, runs)];
  }

  /** The person who is signed in on this device; null for a visitor. */
  get present(): Person | null {
    const uid = identity.user()?.uid;
    return this.people.find(({ user }) => user.uid === uid) ?? null;
  }

  get hasSignal(): boolean {
    return this.signal;
  }

  /** Whether every request succeeds at once. */
  get isHealthy(): boolean {
    return this.signal && this.faults.size === 0;
  }

  setSignal(signal: boolean): void {
    this.signal = signal;
    this.publish();
  }

  break(name: CallableName, fault: Fault): void {
    this.faults.set(name, fault);
    this.publish();
  }

  /** Ends all faults. Requests that hang receive their replies. */
  mend(): void {
    this.faults.clear();
    this.publish();
    for (const release of this.releases.splice(0)) release();
  }

  change(person: Person, changes: Partial<Person>): void {
    Object.assign(person, changes);
    this.publish();
  }

  changeRecord(person: Person, changes: Partial<Member>): void {
    const points = person.record.loyalty_points;
    const changed = changes.loyalty_points !== undefined && changes.loyalty_points !== points;
    if (changed) {
      person.formerBalances = [...person.formerBalances, { points, until: Date.now() }];
    }
    this.change(person, { record: { ...person.record, ...changes } });
  }

  /**
   * Sets the fake backend and the fake identity service to the present state.
   * @param person whose documents the document store returns
   */
  publish(person: Person | null = this.present): void {
    const samples = sampleReplies();
    for (const name of Object.keys(samples) as CallableName[]) this.publishCallable(name);
    this.publishDocuments(person);
    identity.allow();
    if (!this.signal) identity.refuse('auth/network-request-failed');
  }

  private publishCallable<N extends CallableName>(name: N): void {
    const fault = this.faults.get(name);
    backend.reply(name, (request: CallRequest<N>) => {
      if (!this.signal) throw new RemoteError('no-response');
      if (fault === 'failing') throw new RemoteError('unavailable');
      if (fault === 'malformed') throw new RemoteError('internal');
      return this.answer(name, request);
    });
    if (!this.signal || (fault !== 'slow' && fault !== 'hanging')) return;
    const release = backend.hold(name);
    if (fault === 'slow') setTimeout(release, SLOW_MS);
    else this.releases.push(release);
  }

  private publishDocuments(person: Person | null): void {
    const names = ['profile', 'optIns', 'addOptIn', 'plays'] as const;
    if (!this.signal) {
      for (const name of names) backend.refuseDocument(name, 'no-response');
      return;
    }
    if (person === null || person.deleted) {
      for (const name of names) backend.refuseDocument(name, 'permission-denied');
      return;
    }
    const { record, optIns, plays, saferGambling } = person;
    backend.setDocument('profile', {
      memberships: [{ location: 6, customerNumber: record.customer_number, crmId: record.id }],
      emailVerified: true,
      saferGambling,
    });
    backend.setDocument('optIns', optIns);
    backend.setDocument('addOptIn', optIns);
    backend.setDocument('plays', plays);
  }

  private answer<N extends CallableName>(name: N, request: CallRequest<N>): CallReply<N> {
    const person = this.present;
    if (person?.deleted) throw new RemoteError('unauthenticated');
    if (person?.record.suspended && name !== 'members-getMember') {
      throw new RemoteError('permission-denied', '', { reason: 'suspended' });
    }
    const replies: object = person === null ? {} : this.repliesTo(person);
    const reply: unknown = { ...sampleReplies(), ...replies }[name];
    return typeof reply === 'function' ? reply(request) : (reply as CallReply<N>);
  }

  private repliesTo(person: Person): Replies {
    return {
      'members-getMember': () => ({ success: true, result: person.record }),
      'members-getVenue': ({ venueId }) => VENUES.find(({ id }) => id === venueId) ?? HARBOUR,
      'members-getPointMovements': ({ cursor }) => ({
        success: true,
        page: withReason(cursor === null ? newestPage : firstPage, person.record.last_name),
      }),
      'members-getPoints': () => {
        const { loyalty_points: balance, rewardPoints: tierPoints } = person.record;
        const asOf = new Date().toISOString();
        return { success: true, points: { ...summary, asOf, balance, tierPoints }, adds: true };
      },
      'members-updateProfile': ({ values: { phone_mobile } }) => {
        this.changeRecord(person, { ...(phone_mobile !== undefined && { phone_mobile }) });
        return { success: true, result: person.record };
      },
      'promotions-getPromotions': ({ venueId }) =>
        VENUES.filter(({ id }) => id === venueId).map(({ uri, pagetitle }) => ({
          ...event,
          id: `${uri}-supper`,
          uri: `${uri}/events/supper`,
          title: `${pagetitle} Supper`,
          optedIn: person.optedIn.includes(`${uri}/events/supper`),
        })),
      'promotions-optInToEvent': ({ uri }) => {
        this.change(person, { optedIn: [...person.optedIn, uri] });
        return { success: true, message: 'You are on the list.' };
      },
      'promotions-spinTheWheel': ({ requestId = '' }) => this.spin(person, requestId),
      'users-deleteAccount': () => {
        this.change(person, { deleted: true });
        return { success: true, reference: null };
      },
      'users-setSaferGambling': ({ change }) => this.setSaferGambling(person, change),
      'vouchers-getAllVouchers': () => ({ records: [...person.vouchers] }),
    };
  }

  private setSaferGambling(
    person: Person,
    change: SaferGamblingChange,
  ): CallReply<'users-setSaferGambling'> {
    const kept = person.saferGambling;
    const promotionFree =
      'promotionFree' in change
        ? stepPromotionFree(kept.promotionFree, change.promotionFree, new Date())
        : kept.promotionFree;
    if (promotionFree === 'too-early') return { success: false, result: kept };
    const { realityCheckMinutes } = { ...kept, ...change };
    this.change(person, { saferGambling: { promotionFree, realityCheckMinutes } });
    return { success: true, result: person.saferGambling };
  }

  private spin(person: Person, requestId: string): CallReply<'promotions-spinTheWheel'> {
    const day = venueDay(new Date());
    const before = person.plays.find((each) => each.day === day);
    if (before) return { success: false, error: before.win ? 'already-won' : 'already-lost' };
    const name = person.record.last_name;
    const voucherId = `${name}-spin-${day}`;
    const won = { ...play, userId: person.user.uid, gameId: game.id, day, voucherId, requestId };
    this.change(person, {
      plays: [{ ...won, timestamp: new Date().toISOString() }, ...person.plays],
      vouchers: [...person.vouchers, voucher({ id: voucherId, title: `A prize for ${name}` })],
    });
    return { success: true, prize: 1, prizeName: play.prizeName, win: true, voucherId, day };
  }
}
