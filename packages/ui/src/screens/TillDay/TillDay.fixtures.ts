import type { DayDevice, DayRecord, DayRedemption, TillDayState } from './TillDay.types.ts';

const redemption = (id: string, at: string, of: Partial<DayRedemption>): DayRedemption => ({
  id,
  at: `2026-11-25T${at}:00Z`,
  arrivedAt: `2026-11-25T${at}:00Z`,
  voucher: 'A glass of champagne',
  kind: 'drinks',
  valuePence: null,
  customerNumber: '100204',
  device: 'Bar, left till',
  isOffline: false,
  reversal: null,
  ...of,
});

const REDEMPTIONS: readonly DayRedemption[] = [
  redemption('r6', '22:41', {
    arrivedAt: '2026-11-25T22:55:00Z',
    isOffline: true,
    customerNumber: '100311',
  }),
  redemption('r5', '21:58', {
    voucher: 'A stack of ten chips',
    kind: 'gaming',
    valuePence: 1000,
    device: 'Cash desk',
    customerNumber: '100205',
  }),
  redemption('r4', '21:14', {}),
  redemption('r3', '20:30', {
    reversal: { at: '2026-11-25T20:33:00Z', reason: 'wrong-voucher' },
    customerNumber: '100212',
  }),
  redemption('r2', '19:45', {
    voucher: 'Two courses for two',
    kind: 'dining',
    valuePence: 4500,
    device: 'Restaurant',
    customerNumber: '100207',
  }),
  redemption('r1', '18:02', { voucher: 'A cloakroom ticket', kind: null }),
];

const record = (id: string, at: string, of: Partial<DayRecord>): DayRecord => ({
  id,
  kind: 'refused',
  reason: 'expired',
  at: `2026-11-25T${at}:00Z`,
  arrivedAt: `2026-11-25T${at}:00Z`,
  voucher: 'Two courses for two',
  customerNumber: '100207',
  device: 'Restaurant',
  isOffline: false,
  ...of,
});

const RECORDS: readonly DayRecord[] = [
  record('c1', '22:39', {
    kind: 'conflict',
    reason: 'already',
    voucher: 'A glass of champagne',
    isOffline: true,
    arrivedAt: '2026-11-25T22:55:00Z',
  }),
  record('c5', '22:37', {
    kind: 'conflict',
    reason: 'already',
    voucher: 'A glass of champagne',
    isOffline: true,
    arrivedAt: '2026-11-25T22:55:00Z',
    reversal: { at: '2026-11-25T22:40:00Z', reason: 'not-served' },
  }),
  record('c6', '22:30', {
    kind: 'conflict',
    reason: 'too-old',
    isOffline: true,
    at: '2026-11-14T22:30:00Z',
  }),
  record('c7', '22:29', { kind: 'conflict', reason: 'invalid', voucher: null, isOffline: true }),
  record('c2', '21:20', { kind: 'already', reason: 'already', voucher: 'A glass of champagne' }),
  record('c3', '20:02', { reason: 'forged', voucher: null }),
  record('c4', '19:44', {}),
];

const DEVICES: readonly DayDevice[] = [
  {
    id: 'd1',
    name: 'Bar, left till',
    enrolledAt: '2026-10-01T10:00:00Z',
    lastSyncAt: '2026-11-25T22:56:00Z',
    waiting: 0,
    revokedAt: null,
    isThis: true,
  },
  {
    id: 'd2',
    name: 'Restaurant',
    enrolledAt: '2026-10-01T10:20:00Z',
    lastSyncAt: '2026-11-25T20:10:00Z',
    waiting: 3,
    revokedAt: null,
    isThis: false,
  },
  {
    id: 'd3',
    name: 'Old telephone',
    enrolledAt: '2026-09-12T10:00:00Z',
    lastSyncAt: null,
    waiting: 0,
    revokedAt: '2026-09-13T10:00:00Z',
    isThis: false,
  },
];

const full = {
  status: 'ready',
  redemptions: REDEMPTIONS,
  records: RECORDS,
  devices: DEVICES,
  isCut: false,
} as const;

/** The states of the manager's page, by name. */
export const dayStates = {
  Loading: { status: 'loading' },
  Failed: { status: 'error', error: 'failed' },
  NoConnection: { status: 'error', error: 'no-connection' },
  Full: full,
  Cut: { ...full, isCut: true },
  Empty: { ...full, redemptions: [], records: [] },
} as const satisfies Readonly<Record<string, TillDayState>>;
