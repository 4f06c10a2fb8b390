import { type SeedClock, seedClock } from '../../local/seed/clock.ts';
import { demoContent } from '../../local/seed/demoContent.ts';
import { crmIdOf, TIER_PEOPLE } from '../../local/seed/people.ts';
import { demoStatement } from '../../local/seed/points/demoStatement.ts';
import { demoTerms } from '../../local/seed/points/pointDocuments.ts';
import { memberRecords } from '../../local/seed/records.ts';
import { vouchers } from '../../local/seed/vouchers.ts';
import { CONSENT_WORDING } from '../../src/contract/consents.ts';
import type { Examples } from '../../src/contract/http/openApi/openApi.ts';
import { inUtc } from '../../src/contract/rules/calendar.ts';
import { shownMovement } from '../../src/domain/points/account.ts';
import { toSummary } from '../../src/domain/points/summary.ts';

/** The day of the examples: the committed description does not change with the date. */
const START = new Date('2026-11-21T10:00:00Z');
const CURSOR = null;
/** The member whose first points end soonest. */
const POINTS_MEMBER = 'crm-100206';

const VOUCHER = '100201-play';
const MINUTES = 4;

/** Examples of the requests and replies of both services, by the id of the operation, from the demo's data. */
export function openApiExamples(): Examples {
  const requests = { ...contentRequests(), ...memberRequests() };
  const replies = { ...contentReplies(), ...memberReplies() };
  return Object.fromEntries(
    Object.entries(requests).map(([id, request]) => [
      id,
      { request, reply: replies[id as keyof typeof replies] },
    ]),
  );
}

function contentRequests() {
  const game = { gameId: 'autumn-aces' };
  const venue = { venueId: 6 };
  return {
    listVenues: {},
    findVenue: { params: venue },
    findBenefits: { params: venue },
    findRestaurant: { params: venue },
    listEvents: { params: venue, query: { since: START.toISOString() } },
    findEvent: { query: { uri: 'events/masked-ball' } },
    listGames: {},
    findGame: { params: game },
    findGamePrizes: { params: game },
    findInfoPage: { params: { page: 'rewards-explained' } },
  };
}

function memberRequests() {
  const member = { crmId: 'crm-100201' };
  const at = START.toISOString();
  const no = { topic: 'casino-email', given: false, wording: CONSENT_WORDING['casino-email'], at };
  const values = {
    title: 'Mx',
    firstName: 'Zoë',
    lastName: "O'Brien",
    dob: '1990-01-31',
    email: 'zoe@demo.test',
    gender: 'undisclosed',
    mobile: '+447700900299',
    consents: { over18: true, terms: true, marketing: ['email'] },
    location: 6,
  };
  return {
    findMembers: { body: { crmIds: ['crm-100201', 'crm-100202'] } },
    searchMembers: {
      body: {
        emails: ['jack@demo.test'],
        mobiles: ['+447700900201'],
        datesOfBirth: ['1984-06-15'],
        personIds: [],
      },
    },
    isMember: { body: { email: 'jack@demo.test', location: 6 } },
    identify: { body: { location: 6, customerNumber: '100201' } },
    register: { body: { values, customerNumber: '10020199', at } },
    updateMember: { params: member, body: { phone_mobile: '+447700900298', consents: [no] } },
    withdrawMarketing: { params: member, body: { at } },
    readRecord: { params: member },
    findVouchersOf: { params: member, query: { location: 6 } },
    findVoucher: { params: { voucherId: '100201-play' } },
    findPoints: { params: { crmId: POINTS_MEMBER } },
    findPointMovements: { params: { crmId: POINTS_MEMBER } },
    ...redemptionRequests(START),
  };
}

function contentReplies() {
  const documents = demoContent(START);
  const first = (collection: string) => {
    const found = documents.find((document) => document.collection === collection);
    if (!found) throw new Error(`The demo has no ${collection}.`);
    return plain(found.fields);
  };
  const venue = first('venues');
  const event = { ...first('events'), kind: 'event' };
  const game = first('gameDefinitions');
  const { menus, ...restaurant } = first('restaurants');
  const [menu] = menus as readonly unknown[];
  const { prizes } = first('gamePrizes');
  const { benefits } = first('benefits');
  return {
    listVenues: pageWith(venue),
    findVenue: venue,
    findBenefits: pageWith(...(benefits as unknown[]).slice(0, 1)),
    findRestaurant: { ...restaurant, menus: [menu] },
    listEvents: pageWith(event),
    findEvent: event,
    listGames: pageWith(game),
    findGame: game,
    findGamePrizes: pageWith(...(prizes as unknown[]).slice(0, 2)),
    findInfoPage: { ...first('infoPages'), html: '<p>How to earn and use points.</p>' },
  };
}

function memberReplies() {
  const clock = seedClock(START);
  const [stored] = memberRecords(clock);
  const [voucher] = vouchers(clock);
  if (!stored || !voucher) throw new Error('The demo has no member.');
  const { date_of_birth: dateOfBirth, person_keys, ...member } = plain(stored);
  const former = {
    first_name: stored.first_name,
    last_name: stored.last_name,
    email: stored.email,
    phone_mobile: '+447700900299',
  };
  const record = { member, dateOfBirth, personId: null, former: [former] };
  const membership = {
    location: stored.home_casino,
    customerNumber: stored.customer_number,
    crmId: stored.id,
  };
  return {
    findMembers: { records: [record] },
    searchMembers: pageWith(record),
    isMember: { isMember: true },
    identify: { membership, record },
    register: { membership, isNew: true },
    updateMember: member,
    withdrawMarketing: {},
    readRecord: { ...member, date_of_birth: dateOfBirth },
    findVouchersOf: pageWith(plain(voucher)),
    findVoucher: plain(voucher),
    ...pointsReplies(POINTS_MEMBER, clock),
    ...redemptionReplies(plain(voucher), START),
  };
}

/** The points of a member, and the newest of their movements. */
function pointsReplies(crmId: string, clock: SeedClock) {
  const found = TIER_PEOPLE.find((each) => crmIdOf(each.membership) === crmId);
  if (!found) throw new Error('The demo has no such member.');
  const terms = demoTerms(clock);
  const { account, movements } = demoStatement(found.membership, terms, clock);
  const newest = movements.toReversed().slice(0, 4);
  const before = movements.at(-5);
  return {
    findPoints: { crmId, ...toSummary(account, terms, START) },
    findPointMovements: {
      items: newest.map((each) => ({ crmId, ...shownMovement(each) })),
      opening: before?.balanceAfter ?? 0,
      closing: account.balance,
      next: String(newest.at(-1)?.number ?? 0),
    },
  };
}

/** @param start when the member was served */
function redemptionRequests(start: Date) {
  const use = servedAt(start);
  const params = { redemptionId: use.id };
  const venue = { venueId: use.venueId };
  const reversal = { ...reversalAfter(start), deviceId: use.deviceId };
  return {
    redeemVoucher: { params: { voucherId: VOUCHER }, body: use },
    findRedemption: { params },
    reverseRedemption: { params, body: reversal },
    findRedemptions: { params: venue, query: { since: use.at } },
    findOfflineVouchers: { params: venue },
  };
}

/** The replies to one scan and its reversal. */
function redemptionReplies(voucher: object, start: Date) {
  const redemption = { ...servedAt(start), voucher, reversal: null };
  const reversed = { ...redemption, reversal: reversalAfter(start) };
  return {
    redeemVoucher: { redemption, isNew: true },
    findRedemption: redemption,
    reverseRedemption: reversed,
    findRedemptions: { items: [reversed], next: null },
    findOfflineVouchers: { items: [{ ...voucher, offline: true }], next: null },
  };
}

function servedAt(start: Date) {
  return {
    id: 'redemption-1',
    crmId: 'crm-100201',
    customerNumber: '100201',
    venueId: 6,
    at: start.toISOString(),
    isOffline: false,
    deviceId: 'bar-left-till',
  };
}

function reversalAfter(start: Date) {
  return { reason: 'not-served', at: inUtc(start).add(MINUTES, 'minute').toISOString() };
}

function pageWith(...items: readonly unknown[]) {
  return { items, next: CURSOR };
}

/** Dates become ISO 8601 instants, as in a reply. */
function plain(fields: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(fields));
}
