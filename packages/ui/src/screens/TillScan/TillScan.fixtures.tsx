import { fn } from 'storybook/test';
import { VenueArtwork } from '../../artwork/VenueArtwork.tsx';
import { PLACE, SYNCED } from '../till/till.fixtures.ts';
import type { TillRefusal } from '../till/till.types.ts';
import type { ScanAnswer, TillScanState, TillVoucherSummary } from './TillScan.types.ts';

export const DRINK: TillVoucherSummary = {
  title: 'A glass of champagne',
  summary: 'One glass of house champagne at any bar.',
  checks: ['age'],
};

export const STAY: TillVoucherSummary = {
  title: 'A night for two',
  summary: 'A double room with breakfast, Sunday to Thursday.',
  checks: ['age', 'photo'],
};

export const DINNER: TillVoucherSummary = {
  title: 'Two courses for two',
  summary: 'From the set menu, before 19:00.',
  checks: [],
};

export const NUMBER = '100204';

type Reading = Extract<TillScanState, { status: 'ready' }>;

/** The till has read this of a scan, and shows this problem. */
const reading = (read: Partial<Reading['read']>, problem: Reading['problem'] = null): Reading => ({
  status: 'ready',
  read: { voucher: null, customerNumber: null, ...read },
  problem,
});

const answered = (answer: ScanAnswer): TillScanState => ({
  status: 'answer',
  answer,
  takeBack: { status: 'ready' },
});

export const refused = (
  reason: TillRefusal,
  voucher: TillVoucherSummary | null = null,
  at: string | null = null,
): TillScanState => answered({ outcome: 'refused', reason, voucher, customerNumber: NUMBER, at });

const redeemed = {
  outcome: 'redeemed',
  voucher: DRINK,
  customerNumber: NUMBER,
  isOffline: false,
  canTakeBack: true,
} as const;

const already = {
  outcome: 'already',
  voucher: DRINK,
  customerNumber: NUMBER,
  at: '2026-11-25T21:14:00Z',
  isToday: true,
  venue: 'The Orrery',
} as const;

/** The states of the main page, by name. */
export const scanStates = {
  Ready: reading({}),
  VoucherRead: reading({ voucher: DRINK.title }),
  MemberRead: reading({ customerNumber: NUMBER }),
  Unused: reading({ voucher: DRINK.title }, 'unreadable'),
  Paused: reading({}, 'pause'),
  WithoutEnding: reading({}, 'no-ending'),
  BehindText: reading({}, 'in-field'),
  UnknownKeys: reading({}, 'unidentified'),
  Checking: { status: 'checking', read: { voucher: DRINK.title, customerNumber: NUMBER } },
  Redeemed: answered(redeemed),
  RedeemedWithChecks: answered({ ...redeemed, voucher: STAY, canTakeBack: false }),
  RedeemedOffline: answered({ ...redeemed, isOffline: true }),
  Already: answered(already),
  AlreadyOnAnotherDay: answered({ ...already, at: '2026-11-21T21:14:00Z', isToday: false }),
  AlreadyElsewhere: answered({ ...already, venue: null }),
  Expired: refused('expired', DINNER, '2026-11-25T00:00:00Z'),
  NotYet: refused('not-yet', DINNER, '2026-11-27T17:30:00Z'),
  Failed: answered({ outcome: 'failed', why: 'no-answer', customerNumber: NUMBER }),
  StorageFull: answered({ outcome: 'failed', why: 'storage-full', customerNumber: NUMBER }),
  Reversed: answered({
    outcome: 'reversed',
    voucher: DRINK,
    customerNumber: NUMBER,
    reason: 'wrong-voucher',
  }),
  TakingBack: { status: 'answer', answer: redeemed, takeBack: { status: 'pending' } },
  TooLate: { status: 'answer', answer: redeemed, takeBack: { status: 'error', error: 'too-late' } },
} as const satisfies Readonly<Record<string, TillScanState>>;

/** Stands for the picture of the camera. */
const picture = <VenueArtwork seed="till" />;

/** The arguments that all stories of the main page share. */
export function scanArgs() {
  return {
    layout: 'mobile' as const,
    place: PLACE,
    connection: SYNCED,
    staffName: 'Sam Tester',
    dayHref: null,
    scannerHref: '/scanner',
    cameraStatus: 'off' as const,
    camera: picture,
    isSoundOn: true,
    onSound: fn(),
    onCamera: fn(),
    onLetters: fn(),
    onMemberNumber: fn(),
    onClear: fn(),
    onNext: fn(),
    onRetry: fn(),
    onTakeBack: fn(async () => undefined),
    onSwitch: fn(),
  };
}
