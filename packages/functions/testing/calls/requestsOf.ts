import { DEMO_LINK_KEY } from '../../local/seed/staff.ts';
import type { CallableName } from '../../src/contract/catalogue/callableTypes.ts';
import { newDeviceSecret } from '../../src/domain/till/devices.ts';

/** The member that sends the requests. */
export interface Requester {
  readonly email: string;
  readonly crmId: string;
  readonly customerNumber: string;
  readonly location: number;
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-mm-dd` */
  readonly dob: string;
}

/** Free text in the requests of marked members, which a search can find. */
export const MARKED_WORDS = {
  comments: 'Verbatimmark about my winnings',
  mobile: '07700 900987',
  password: 'Sekretmark-pass-1',
} as const;

/** Devices of the venue of `jack`, which a test adds to the store (`testing/till/tillCallers.ts`). */
export const TEST_DEVICE = {
  deviceId: 'device-of-tests',
  secret: newDeviceSecret('device-of-tests', DEMO_LINK_KEY).secret,
};
export const DEVICE_TO_REVOKE = 'device-to-revoke';

const FROM = { devMode: true, devDomain: 'http://localhost:5173' };
const EVENT = {
  uri: 'casinos/the-orrery-london/promotions/double-points',
  homeCasinoName: 'The Orrery, London',
};

/**
 * A valid request of each callable, with the member's personal data. A new callable does not compile without a row.
 */
export const REQUESTS: {
  readonly [N in CallableName]: (member: Requester) => object | null;
} = {
  'benefits-getBenefits': () => ({ tier: 'jack', venueId: 6 }),
  'content-getCasinos': () => ({}),
  'content-getInfoPage': () => ({ page: 'terms' }),
  'members-getMember': ({ location }) => ({ location }),
  'members-getPointMovements': ({ location, crmId }) => ({ location, crmId, cursor: null }),
  'members-getPoints': ({ location, crmId }) => ({ location, crmId }),
  'members-getRestaurant': () => ({ venueId: 6 }),
  'members-getVenue': () => ({ venueId: 6 }),
  'members-linkMembership': ({ location, customerNumber, dob }) => ({
    location,
    membershipNumber: customerNumber,
    dob,
  }),
  'members-openApp': () => null,
  'members-registerAccount': ({ firstName, lastName, dob, email }) => ({
    values: {
      title: 'Mx',
      firstName,
      lastName,
      dob,
      email,
      gender: 'female',
      mobile: MARKED_WORDS.mobile,
      consents: { over18: true, terms: true, marketing: [] },
      location: 9,
    },
    submissionId: crypto.randomUUID(),
  }),
  'members-submitTicket': ({ firstName, lastName, customerNumber, email }) => ({
    values: {
      name: `${firstName} ${lastName}`,
      customerNumber,
      comments: MARKED_WORDS.comments,
      email,
    },
    submissionId: crypto.randomUUID(),
  }),
  'members-updateProfile': ({ location, crmId }) => ({
    location,
    crmId,
    values: { phone_mobile: '+447700900987' },
  }),
  'promotions-getGames': () => null,
  'promotions-getPromotions': () => ({ venueId: 6 }),
  'promotions-optInToEvent': ({ customerNumber }) => ({ ...EVENT, customerNumber }),
  'promotions-spinTheWheel': ({ location }) => ({
    location,
    gameId: 'winter-wheel',
    homeCasinoName: 'The Orrery',
    membershipName: 'Jack',
  }),
  'promotions-spinToWinPrizes': () => ({ gameId: 'autumn-aces' }),
  'till-endShift': () => null,
  'till-enrolDevice': () => ({ name: 'Bar, left till', venueId: 6 }),
  'till-getDay': () => ({ day: '2026-11-21' }),
  'till-openDevice': () => TEST_DEVICE,
  'till-redeem': ({ customerNumber }) => ({
    nonce: 'nonce-0123456789',
    voucher: { letters: 'PLAY-20' },
    customerNumber,
  }),
  'till-reverse': () => ({ redemptionId: 'nothing', reason: 'other' }),
  'till-revokeDevice': () => ({ deviceId: DEVICE_TO_REVOKE }),
  'till-setPin': () => ({ pin: '246810' }),
  'till-signIn': () => ({ ...TEST_DEVICE, staffId: 'demo-till', pin: '135790' }),
  'till-sync': () => ({ since: null, withVouchers: true, waiting: 0 }),
  'till-uploadScans': ({ customerNumber }) => ({
    sentAt: '2026-11-21T20:00:00Z',
    scans: [
      {
        nonce: 'nonce-9876543210',
        code: 'A',
        customerNumber,
        at: '2026-11-21T19:00:00Z',
        refusal: 'unreadable',
      },
    ],
  }),
  'users-chooseMembership': ({ crmId }) => ({ crmId }),
  'users-createUser': ({ firstName, lastName, dob, email }) => ({
    baseAccount: { firstName, lastName, dob, email: `new-${email}` },
    password: MARKED_WORDS.password,
    ...FROM,
  }),
  'users-deleteAccount': () => ({ forgetMe: true }),
  'users-exportData': () => null,
  'users-openPasswordReset': () => ({ token: 'a.made-up.token' }),
  'users-getBaseAccount': () => null,
  'users-resendVerificationEmail': ({ email }) => ({ email: `new-${email}`, ...FROM }),
  'users-restoreEmail': () => null,
  'users-sendPasswordReset': ({ email }) => ({ email, ...FROM }),
  'users-setLanguage': () => ({ language: 'en-GB' }),
  'users-setSaferGambling': () => ({ change: { realityCheckMinutes: 30 } }),
  'users-setVerifiedEmail': () => null,
  'vouchers-generateQrCode': () => ({ voucherId: 'venue-6-masterclass' }),
  'vouchers-getAllVouchers': ({ location, crmId }) => ({ location, crmId }),
  'vouchers-getVoucher': ({ location, crmId }) => ({
    location,
    crmId,
    voucherId: 'venue-6-masterclass',
  }),
  'wallet-getWalletPass': () => ({ store: 'apple' }),
};
