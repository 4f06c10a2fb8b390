import type { NewPinState, PinState, TillPerson, TillStaffState } from './TillStaff.types.ts';

const SAM: TillPerson = { id: 'sam', name: 'Sam Tester', role: 'till' };

const STAFF: readonly TillPerson[] = [
  { id: 'alex', name: 'Alex Sample', role: 'manager' },
  { id: 'dana', name: 'Dana Fiction', role: 'till' },
  SAM,
  { id: 'robin', name: 'Robin Example-Placeholder', role: 'till' },
  { id: 'toni', name: 'Toni Demo', role: 'till' },
];

const withPin = (pin: PinState): TillStaffState => ({ status: 'pin', person: SAM, pin });
const withNewPin = (pin: NewPinState): TillStaffState => ({ status: 'newPin', person: SAM, pin });

/** The states of the page, by name. */
export const staffStates = {
  Loading: { status: 'loading' },
  Failed: { status: 'error', error: 'failed' },
  NoConnection: { status: 'error', error: 'no-connection' },
  Choose: { status: 'choose', staff: STAFF },
  NoStaff: { status: 'choose', staff: [] },
  Pin: withPin({ status: 'ready' }),
  PinPending: withPin({ status: 'pending' }),
  PinWrong: withPin({ status: 'wrong', triesLeft: 3 }),
  PinLocked: withPin({ status: 'locked' }),
  PinOffline: withPin({ status: 'no-connection' }),
  PinFailed: withPin({ status: 'failed' }),
  FirstLogIn: { status: 'logIn', person: SAM, form: { status: 'ready' } },
  NotOwnLogIn: { status: 'logIn', person: SAM, form: { status: 'error', error: 'not-staff' } },
  NewPin: withNewPin({ status: 'ready' }),
  NewPinPending: withNewPin({ status: 'pending' }),
  TooSimple: withNewPin({ status: 'error', error: 'too-simple' }),
  Revoked: { status: 'revoked', waiting: 3 },
  RevokedAndUploaded: { status: 'revoked', waiting: 0 },
} as const satisfies Readonly<Record<string, TillStaffState>>;
