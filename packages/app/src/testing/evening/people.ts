import type { Language } from '@casino/functions/contract/languages.ts';
import type { Member } from '@casino/functions/contract/member.ts';
import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import type { OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import { NO_SAFER_GAMBLING } from '@casino/functions/contract/rules/saferGambling.ts';
import type { SaferGambling } from '@casino/functions/contract/saferGamblingSchema.ts';
import type { OpeningSchedule } from '@casino/functions/contract/schemas.ts';
import { TIER_POINT_CAPS } from '@casino/functions/contract/tiers.ts';
import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import type { OwnPlay } from '../../features/shared/games/gameDocuments.ts';
import { voucher } from '../../features/shared/offers/voucher.fixtures.ts';
import type { IdentityUser } from '../../lib/device/storage.ts';
import { game, member } from '../../session/state/session.fixtures.ts';
import { sampleVenue } from '../sampleReplies.ts';

/** The opening times of Harbour, every day: it closes in the night. Orrery never closes. */
export const OPENING = { opens: '12:00', closes: '04:00' };

const everyDay = (opens: string, closes: string): OpeningSchedule => ({
  weekly: [
    {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      opens,
      closes,
    },
  ],
  closedOn: [],
});

const HARBOUR: Venue = { ...sampleVenue, openingSchedule: everyDay(OPENING.opens, OPENING.closes) };
const ORRERY: Venue = {
  ...HARBOUR,
  id: 9,
  pagetitle: 'Orrery',
  uri: 'orrery',
  openingSchedule: everyDay('00:00', '00:00'),
};
export const VENUES = [HARBOUR, ORRERY] as const;

/** A daily game that runs on every evening. */
const START = '2026-10-01T00:00:00Z';
const END = '2027-04-30T23:59:59Z';
export const GAME = { ...game, GameStart: START, GameEnd: END, OptinStart: START, OptinEnd: END };

/** A login with its membership, as the group's systems hold it. */
export interface Person {
  readonly user: IdentityUser;
  /** Words that only this person's pages and data contain. */
  readonly marks: readonly string[];
  record: Member;
  /** The record of a second membership, at Orrery, with vouchers of its own; null without one. */
  second: Member | null;
  secondVouchers: readonly Voucher[];
  /** The id of the membership that the app opens with. */
  opensWith: string;
  /** Whether a living record is linked to the login. */
  linked: boolean;
  /** The language of the profile. */
  language: Language | null;
  vouchers: readonly Voucher[];
  optIns: readonly OptIn[];
  plays: readonly OwnPlay[];
  optedIn: readonly string[];
  saferGambling: SaferGambling;
  deleted: boolean;
  /** Former balances, with the time at which each ended. */
  formerBalances: readonly { readonly points: number; readonly until: number }[];
}

export function createPerson(name: string, number: number, run: number): Person {
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
      // The first person lacks one tier point: a sentence about one has other words than one about many.
      rewardPoints: (TIER_POINT_CAPS.jack ?? 0) - number,
    },
    second: null,
    secondVouchers: [voucher({ id: `${name}-second`, title: `A dinner 2 for ${name}` })],
    opensWith: `crm-${name}`,
    linked: true,
    language: null,
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

/** The location of the second membership. */
export const SECOND_LOCATION = 9;

/** The memberships of a profile: those with a record that is linked. */
export function membershipsOf({ record, second, linked }: Person) {
  const of = ({ id, customer_number }: Member, location: number) => ({
    location,
    customerNumber: customer_number,
    crmId: id,
  });
  if (!linked) return [];
  return [of(record, 6), ...(second ? [of(second, SECOND_LOCATION)] : [])];
}
