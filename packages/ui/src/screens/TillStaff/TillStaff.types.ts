import type { Layout } from '../../tokens/layouts.ts';
import type {
  TillConnection,
  TillLogInState,
  TillLogInValues,
  TillPlace,
} from '../till/till.types.ts';

/** A member of staff of the casino. */
export interface TillPerson {
  readonly id: string;
  readonly name: string;
  readonly role: 'till' | 'manager';
}

/** The state of the PIN pad. */
export type PinState =
  | { readonly status: 'ready' }
  | { readonly status: 'pending' }
  | { readonly status: 'wrong'; readonly triesLeft: number }
  /** Too many wrong PINs. `minutes` until the next try. */
  | { readonly status: 'locked'; readonly minutes: number }
  /** Staff cannot change without a connection. */
  | { readonly status: 'no-connection' }
  /** Too many wrong PINs without a connection: the next PIN needs one. */
  | { readonly status: 'no-tries' }
  | { readonly status: 'failed' };

/** The state of a new PIN. The screen itself compares the two entries. */
export type NewPinState =
  | { readonly status: 'ready' }
  | { readonly status: 'pending' }
  /** `log-in-again`: the log-in with the password is older than five minutes. */
  | {
      readonly status: 'error';
      readonly error: 'too-simple' | 'log-in-again' | 'no-connection' | 'failed';
    };

/** The states of the page on which staff log in. */
export type TillStaffState =
  | { readonly status: 'loading' }
  /** The staff did not load. */
  | { readonly status: 'error'; readonly error: 'no-connection' | 'failed' }
  /** The browser stores nothing, for example with blocked cookies. `onRetry` loads the page again. */
  | { readonly status: 'storage-blocked' }
  /** An empty list shows how staff are added. */
  | {
      readonly status: 'choose';
      readonly staff: readonly TillPerson[];
      /** The person whose shift is running and locked. Null without a shift. */
      readonly shift: TillPerson | null;
      /** True if the last shift ended by itself. */
      readonly isShiftEnded: boolean;
    }
  | {
      readonly status: 'pin';
      readonly person: TillPerson;
      readonly pin: PinState;
      /** True if the shift of this person is running and locked. */
      readonly isLocked: boolean;
    }
  /** The first time, or after a forgotten PIN. */
  | { readonly status: 'logIn'; readonly person: TillPerson; readonly form: TillLogInState }
  | { readonly status: 'newPin'; readonly person: TillPerson; readonly pin: NewPinState }
  /** A manager revoked the device. `waiting` scans are not uploaded yet. */
  | { readonly status: 'revoked'; readonly waiting: number };

/** The props of the page on which staff log in. */
export interface TillStaffScreenProps {
  readonly layout: Layout;
  /** Null while the device is not loaded, or was never loaded. */
  readonly place: TillPlace | null;
  /** Null if the browser stores nothing. */
  readonly connection: TillConnection | null;
  readonly state: TillStaffState;
  /** A scan arrived while the till was locked. It is checked after the PIN. */
  readonly isScanWaiting: boolean;
  readonly onChoose: (personId: string) => void;
  /** Called with six digits. The pad is busy until the promise settles, and is then empty. */
  readonly onPin: (pin: string) => Promise<void>;
  readonly onForgottenPin: () => void;
  /** Called with valid values only. The form is busy until the promise settles. */
  readonly onLogIn: (values: TillLogInValues) => Promise<void>;
  /** Called with six digits that were entered twice. The pad is busy until the promise settles. */
  readonly onNewPin: (pin: string) => Promise<void>;
  /** Returns to the choice of staff. */
  readonly onBack: () => void;
  /** Ends the shift that is running and locked. The button is busy until the promise settles. */
  readonly onEndShift: () => Promise<void>;
  /** Loads the staff again after an error. */
  readonly onRetry: () => void;
  /** Starts the set-up of a revoked device. */
  readonly onSetUpAgain: () => void;
}
