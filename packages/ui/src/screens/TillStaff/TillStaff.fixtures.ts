import type { NewPinState, PinState, TillPerson, TillStaffState } from './TillStaff.types.ts';

const SAM: TillPerson = { id: 'sam', name: 'Sam Tester', role: 'till' };

const STAFF: readonly TillPerson[] = [
  { id: 'alex', name: 'Alex Sample', role: 'manager' },
  { id: 'dana', name: 'Dana Fiction', role: 'till' },
  SAM,
  { id: 'robin', name: 'Robin Example-Placeholder', role: 'till' },
  { id: 'toni', name: 'Toni Demo', role: 'till' },
];

const withPin = (pin: PinState, isLocked = false): TillStaffState => ({
  status: 'pin',
  person: SAM,
  pin,
  isLocked,
});
const choose = { status: 'choose', staff: STAFF, shift: null, isShiftEnded: false } as const;
const withNewPin = (pin: NewPinState): TillStaffState => ({ status: 'newPin', person: SAM, pin });

/** The states of the page, by name. */
export const staffStates = {
  Loading: { status: 'loading' },
  Failed: { status: 'error', error: 'failed' },
  NoConnection: { status: 'error', error: 'no-connection' },
  StorageBlocked: { status: 'storage-blocked' },
  Choose: choose,
  NoStaff: { ...choose, staff: [] },
  ShiftEnded: { ...choose, isShiftEnded: true },
  HandOver: { ...choose, shift: SAM },
  Pin: withPin({ status: 'ready' }),
  PinPending: withPin({ status: 'pending' }),
  PinWrong: withPin({ status: 'wrong', triesLeft: 3 }),
  PinLocked: withPin({ status: 'locked', minutes: 15 }),
  PinOffline: withPin({ status: 'no-connection' }),
  PinFailed: withPin({ status: 'failed' }),
  Locked: withPin({ status: 'ready' }, true),
  LockedWrong: withPin({ status: 'wrong', triesLeft: 2 }, true),
  LockedNoTries: withPin({ status: 'no-tries' }, true),
  FirstLogIn: { status: 'logIn', person: SAM, form: { status: 'ready' } },
  NotOwnLogIn: { status: 'logIn', person: SAM, form: { status: 'error', error: 'not-staff' } },
  NewPin: withNewPin({ status: 'ready' }),
  NewPinPending: withNewPin({ status: 'pending' }),
  TooSimple: withNewPin({ status: 'error', error: 'too-simple' }),
  Revoked: { status: 'revoked', waiting: 3 },
  RevokedAndUploaded: { status: 'revoked', waiting: 0 },
} as const satisfies Readonly<Record<string, TillStaffState>>;
