import type { Benefit } from '@casino/functions/contract/benefits/getBenefits.ts';
import type {
  CallableName,
  CallReply,
  CallRequest,
} from '@casino/functions/contract/catalogue/callableTypes.ts';
import type { Restaurant } from '@casino/functions/contract/members/getRestaurant.ts';
import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import { event } from '../features/shared/events/event.fixtures.ts';
import { voucher } from '../features/shared/offers/voucher.fixtures.ts';
import { firstPage, newestPage, summary } from '../features/shared/points/points.fixtures.ts';
import { game, member, venue } from '../session/state/session.fixtures.ts';

/** The response of a callable: a reply, or a function of the request. */
export type Answer<N extends CallableName> =
  | CallReply<N>
  | ((request: CallRequest<N>) => CallReply<N>);

/** The default time of the app's tests. */
export const NOW = new Date('2026-11-21T12:00:00Z');

/** A 1 by 1 pixel PNG in base64. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const DIGEST = 'a'.repeat(64);

/** The casino of the sample member, with a restaurant. */
export const sampleVenue: Venue = {
  ...venue,
  'tv.VenueRestaurantPage': 'harbour/restaurant',
  RulesOfCasino: 'You must be 18 or over.',
};

/** The restaurant of that casino. */
export const sampleRestaurant: Restaurant = {
  venueId: 6,
  name: 'Slack Water',
  intro: 'Fish, mostly.',
  place: 'Ground floor',
  openingHours: [{ days: 'Every day', hours: '12:00 to 22:00' }],
  telephone: '020 7946 0107',
  booking: 'Ring us to book.',
  menus: [{ name: 'Dinner', note: '', sections: [] }],
};

/** The benefit of the sample casino, for every tier. */
const benefit: Benefit = {
  id: 'parking',
  category: 'travel',
  title: 'Parking',
  text: 'Parking for the evening.',
  gives: {
    jack: 'Free',
    queen: 'Free',
    'queen-of-spades': 'Free',
    king: 'Free',
    'king-of-hearts': 'Free',
    'king-of-spades': 'Free',
    ace: 'Free',
  },
};

/** The prizes of the sample game's wheel. */
export const prizes = [
  { number: 1, name: 'A cocktail on us', win: true, weight: 1, stock: null, left: null },
  { number: 2, name: 'No prize today', win: false, weight: 1, stock: null, left: null },
];

/** The default replies of the fake backend, all for the sample member. No page of a member calls the till. */
export function sampleReplies(): {
  readonly [N in Exclude<CallableName, `till-${string}` | 'members-openApp'>]: Answer<N>;
} {
  return {
    'benefits-getBenefits': {
      success: true,
      benefits: [{ ...withoutGives(benefit), gives: 'Free' }],
      comparison: [benefit],
    },
    'content-getCasinos': { casinos: [{ id: 6, pagetitle: 'Harbour' }] },
    'content-getInfoPage': ({ page }) => ({
      page,
      html: `<p>The text of ${page}.</p>`,
      updatedOn: '2026-11-01',
    }),
    'members-getMember': { success: true, result: member },
    'members-getPointMovements': ({ cursor }) => ({
      success: true,
      page: cursor === null ? newestPage : firstPage,
    }),
    'members-getPoints': { success: true, points: summary, isConsistent: true },
    'members-getRestaurant': sampleRestaurant,
    'members-getVenue': sampleVenue,
    'members-linkMembership': { success: true },
    'members-registerAccount': { success: true, customerNumber: '100050' },
    'members-submitTicket': ({ context }) => ({
      success: true,
      ...(context && { reference: 'T-4K7QX2MH' }),
    }),
    'members-updateProfile': ({ values: { phone_mobile } }) => ({
      success: true,
      result: { ...member, ...(phone_mobile && { phone_mobile }) },
    }),
    'promotions-getGames': { success: true, meta: [game] },
    'promotions-getPromotions': [event],
    'promotions-optInToEvent': { success: true, message: 'You are on the list.' },
    'promotions-spinTheWheel': {
      success: true,
      prize: 1,
      prizeName: 'A cocktail on us',
      win: true,
      voucherId: 'spin-1',
      day: '2026-11-21',
    },
    'promotions-spinToWinPrizes': {
      success: true,
      prizes,
      now: NOW.toISOString(),
      commitment: DIGEST,
      prizeListVersion: DIGEST,
      revealed: [],
    },
    'users-chooseMembership': { success: true },
    'users-createUser': { success: true, emailSent: true },
    'users-deleteAccount': ({ forgetMe }) => ({
      success: true,
      reference: forgetMe ? 'DR-7K4M-Q2XP' : null,
    }),
    'users-exportData': {
      exportedAt: NOW.toISOString(),
      account: null,
      baseAccount: null,
      pendingRegistrations: [],
      memberships: [],
      vouchers: [],
      points: [],
      plays: [],
      optIns: [],
      tickets: [],
      walletPasses: [],
      redemptions: [],
      tillRecords: [],
    },
    'users-openPasswordReset': ({ token }) => ({ success: true, oobCode: `code of ${token}` }),
    'users-getBaseAccount': { success: true, baseAccount: null },
    'users-resendVerificationEmail': { success: true, isVerified: false },
    'users-restoreEmail': { success: true },
    'users-sendPasswordReset': { success: true },
    'users-setLanguage': { success: true },
    'users-setSaferGambling': {
      success: true,
      result: { promotionFree: null, realityCheckMinutes: null },
    },
    'users-setVerifiedEmail': { success: true },
    'vouchers-generateQrCode': { base64Png: PIXEL },
    'vouchers-getAllVouchers': { records: [voucher()] },
    'vouchers-getVoucher': ({ voucherId }) => ({ record: voucher({ id: voucherId }) }),
    'wallet-getWalletPass': { url: 'https://wallet.test/pass' },
  };
}

function withoutGives({ gives, ...rest }: Benefit): Omit<Benefit, 'gives'> {
  return rest;
}
