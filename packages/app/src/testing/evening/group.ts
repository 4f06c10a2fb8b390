// Long because one model has all that the systems of the group know of an evening.

import type {
  CallableName,
  CallReply,
  CallRequest,
} from '@casino/functions/contract/catalogue/callableTypes.ts';
import type { Member } from '@casino/functions/contract/member.ts';
import type { PointMovementsPage } from '@casino/functions/contract/points/movements.ts';
import { membershipBlock } from '@casino/functions/contract/rules/membership.ts';
import { stepPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { SaferGamblingChange } from '@casino/functions/contract/users/setSaferGambling.ts';
import { event } from '../../features/shared/events/event.fixtures.ts';
import { play } from '../../features/shared/games/play.fixtures.ts';
import { voucher } from '../../features/shared/offers/voucher.fixtures.ts';
import { firstPage, newestPage, summary } from '../../features/shared/points/points.fixtures.ts';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { backend } from '../fakeBackend.ts';
import { identity } from '../fakeIdentity.ts';
import { sampleReplies } from '../sampleReplies.ts';
import {
  createPerson,
  GAME,
  membershipsOf,
  type Person,
  SECOND_LOCATION,
  VENUES,
} from './people.ts';

/**
 * How a callable misbehaves. `slow` replies after `SLOW_MS`; `malformed` is a reply that the server refuses; `lost` takes
 * effect, but its reply does not arrive.
 */
export const FAULTS = ['slow', 'failing', 'hanging', 'malformed', 'lost'] as const;
export type Fault = (typeof FAULTS)[number];
const SLOW_MS = 3_000;

/** What a signal brings that carries no reply of ours, while the browser reports a connection. */
export const WEAK_SIGNALS = ['no reply', 'no end', 'a busy server'] as const;
export type WeakSignal = (typeof WEAK_SIGNALS)[number];

/** Movements with the name of a person. Without balances, because a former balance would count as outdated. */
function withReason({ movements, next }: PointMovementsPage, name: string): PointMovementsPage {
  const named = movements.map((each) => ({
    ...each,
    reason: `${each.reason}: ${name}`,
    balance: null,
  }));
  return { movements: named, next };
}

type Replies = {
  readonly [N in CallableName]?: CallReply<N> | ((request: CallRequest<N>) => CallReply<N>);
};

const PRIZES = sampleReplies()[
  'promotions-spinToWinPrizes'
] as CallReply<'promotions-spinToWinPrizes'>;

let runs = 0;

/**
 * The group's systems during an evening: two members, two casinos, and how each callable behaves. `publish` makes the
 * fake backend reply accordingly.
 */
export class Group {
  readonly people: readonly [Person, Person];
  private signal = true;
  private weak: WeakSignal | null = null;
  private faults = new Map<CallableName, Fault>();
  private releases: (() => void)[] = [];
  /** Who was told, as the reason of a refused request, that they are suspended. */
  told: Person | null = null;
  /** How many requests the group has refused with a reason. */
  refusals = 0;
  /** The member whom this device shows, until they log out or the group refuses them. */
  inside: Person | null = null;
  /** What the server has noticed. */
  readonly noticed: string[] = [];
  /** The language that this device chose last, and by whom: null for a visitor. */
  choice: { readonly by: Person | null; readonly language: string | null } = {
    by: null,
    language: null,
  };
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  private readonly aheadMs: number;

  constructor(aheadMs: number) {
    this.aheadMs = aheadMs;
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
    return this.signal && this.weak === null && this.faults.size === 0;
  }

  /** Whether a callable replies with an error at once. */
  fails(name: CallableName): boolean {
    const fault = this.faults.get(name);
    return fault === 'failing' || fault === 'malformed';
  }

  /** The server's time. */
  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  setWeak(weak: WeakSignal | null): void {
    this.weak = weak;
    this.publish();
    if (weak === null) for (const release of this.releases.splice(0)) release();
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
    this.weak = null;
    this.publish();
    for (const release of this.releases.splice(0)) release();
  }

  change(person: Person, changes: Partial<Person>): void {
    Object.assign(person, changes);
    if (isRefused(person)) this.inside = null;
    this.publish();
  }

  changeRecord(person: Person, changes: Partial<Member>): void {
    const points = person.record.loyalty_points;
    const changed = changes.loyalty_points !== undefined && changes.loyalty_points !== points;
    if (changed) {
      person.formerBalances = [...person.formerBalances, { points, until: Date.now() }];
    }
    if (changes.suspended === false) this.told = null;
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
    if (!this.signal || this.weak) identity.refuse('auth/network-request-failed');
  }

  private publishCallable<N extends CallableName>(name: N): void {
    const fault = this.faults.get(name);
    backend.reply(name, (request: CallRequest<N>) => {
      if (!this.signal || this.weak === 'no reply') throw new RemoteError('no-response');
      if (this.weak === 'a busy server') throw new RemoteError('unavailable');
      if (fault === 'failing') throw new RemoteError('unavailable');
      if (fault === 'malformed') throw new RemoteError('internal');
      if (fault === 'lost') return lose(() => this.answer(name, request));
      const reply = this.answer(name, request);
      if (typeof reply === 'object' && 'success' in reply && !reply.success) this.refusals += 1;
      return reply;
    });
    const hangs = fault === 'hanging' || this.weak === 'no end';
    if (!this.signal || (fault !== 'slow' && !hangs)) return;
    const release = backend.hold(name);
    if (!hangs) setTimeout(release, SLOW_MS);
    else this.releases.push(release);
  }

  private publishDocuments(person: Person | null): void {
    const names = ['profile', 'optIns', 'addOptIn', 'plays'] as const;
    if (!this.signal || this.weak) {
      const code = this.weak === 'a busy server' ? 'unavailable' : 'no-response';
      for (const name of names) backend.refuseDocument(name, code);
      return;
    }
    if (person === null || person.deleted) {
      for (const name of names) backend.refuseDocument(name, 'permission-denied');
      return;
    }
    const { language, optIns, opensWith, plays, saferGambling } = person;
    backend.setProfile({
      memberships: membershipsOf(person),
      opensWith,
      saferGambling,
      ...(language && { language }),
    });
    backend.setDocument('optIns', optIns);
    backend.setDocument('addOptIn', optIns);
    backend.setDocument('plays', plays);
  }

  private answer<N extends CallableName>(name: N, request: CallRequest<N>): CallReply<N> {
    const person = this.present;
    if (person?.deleted) throw new RemoteError('unauthenticated');
    if (person && isSuspended(person) && name !== 'members-getMember') {
      // A reply that is late or lost tells nobody.
      if (!this.faults.has(name)) this.told = person;
      throw new RemoteError('permission-denied', '', { reason: 'suspended' });
    }
    const replies: object = person === null ? {} : this.repliesTo(person);
    const all: Readonly<Record<string, unknown>> = { ...sampleReplies(), ...replies };
    const reply = all[name];
    return typeof reply === 'function' ? reply(request) : (reply as CallReply<N>);
  }

  private repliesTo(person: Person): Replies {
    return {
      'members-getMember': ({ location }) => ({
        success: true,
        result: this.recordAt(person, location),
      }),
      'members-linkMembership': () => {
        this.change(person, { linked: true });
        return { success: true };
      },
      'members-getVenue': ({ venueId }) => VENUES.find(({ id }) => id === venueId) ?? VENUES[0],
      'members-getPointMovements': ({ cursor }) => ({
        success: true,
        page: withReason(cursor === null ? newestPage : firstPage, person.record.last_name),
      }),
      'members-getPoints': () => {
        const { loyalty_points: balance, rewardPoints: tierPoints } = person.record;
        const asOf = this.now().toISOString();
        return {
          success: true,
          points: { ...summary, asOf, balance, tierPoints },
          isConsistent: true,
        };
      },
      'members-updateProfile': ({ values: { phone_mobile } }) => {
        this.changeRecord(person, { ...(phone_mobile !== undefined && { phone_mobile }) });
        return { success: true, result: person.record };
      },
      'promotions-getGames': { success: true, meta: [GAME] },
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
      'promotions-spinToWinPrizes': { ...PRIZES, now: this.now().toISOString() },
      'users-chooseMembership': ({ crmId }) => {
        this.change(person, { opensWith: crmId });
        return { success: true };
      },
      'users-setLanguage': ({ language }) => {
        const { by } = this.choice;
        if (by !== person) this.noticed.push('a language is sent that the member did not choose');
        this.change(person, { language });
        return { success: true };
      },
      'users-setSaferGambling': ({ change }) => this.setSaferGambling(person, change),
      'vouchers-getAllVouchers': ({ crmId }) => ({
        records: [...vouchersOf(person, crmId)],
        now: this.now().toISOString(),
      }),
      'vouchers-getVoucher': ({ crmId, voucherId }) => {
        const record = vouchersOf(person, crmId).find(({ id }) => id === voucherId);
        if (!record) throw new RemoteError('permission-denied');
        return { record, now: this.now().toISOString() };
      },
    };
  }

  /** The record at a location. A record has its own block; only a suspension follows the person. */
  private recordAt(person: Person, location: number): Member {
    const { record, second } = person;
    if (!person.linked) throw new RemoteError('not-found');
    const found = location === SECOND_LOCATION && second ? second : record;
    return { ...found, suspended: isSuspended(person) };
  }

  private setSaferGambling(
    person: Person,
    change: SaferGamblingChange,
  ): CallReply<'users-setSaferGambling'> {
    const kept = person.saferGambling;
    const promotionFree =
      'promotionFree' in change
        ? stepPromotionFree(kept.promotionFree, change.promotionFree, this.now())
        : kept.promotionFree;
    if (promotionFree === 'too-early') return { success: false, result: kept };
    const { realityCheckMinutes } = { ...kept, ...change };
    this.change(person, { saferGambling: { promotionFree, realityCheckMinutes } });
    return { success: true, result: person.saferGambling };
  }

  /** The server plays the turn of the day. The same request has the same result. */
  spin(person: Person, requestId: string): CallReply<'promotions-spinTheWheel'> {
    const day = venueDay(this.now());
    const before = person.plays.find((each) => each.day === day);
    if (before) return { success: false, error: before.win ? 'already-won' : 'already-lost' };
    const name = person.record.last_name;
    const voucherId = `${name}-spin-${day}`;
    const won = { ...play, userId: person.user.uid, gameId: GAME.id, day, voucherId, requestId };
    this.change(person, {
      plays: [{ ...won, timestamp: this.now().toISOString() }, ...person.plays],
      vouchers: [...person.vouchers, voucher({ id: voucherId, title: `A prize for ${name}` })],
    });
    return { success: true, prize: 1, prizeName: play.prizeName, win: true, voucherId, day };
  }
}

/** The vouchers of one of the person's memberships. */
function vouchersOf({ second, secondVouchers, vouchers }: Person, crmId: string) {
  return crmId === second?.id ? secondVouchers : vouchers;
}

/** A suspension of any record follows the person. A login without a record is of nobody whom the group knows. */
export function isSuspended({ record, second, linked }: Person): boolean {
  return linked && (record.suspended || second?.suspended === true);
}

/** Whether the group refuses a member: a suspension, or a block of the record that the app opens with. */
export function isRefused(person: Person): boolean {
  const { deleted, record, second, opensWith } = person;
  const opened = second?.id === opensWith ? second : record;
  return deleted || isSuspended(person) || membershipBlock(opened) !== null;
}

/** Answers, and loses the reply or the refusal on its way. */
function lose(answer: () => unknown): never {
  try {
    answer();
  } catch {
    // The member does not learn of it.
  }
  throw new RemoteError('no-response');
}
