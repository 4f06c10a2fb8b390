import type { Layout } from '../../tokens/layouts.ts';
import type { TillLogInState, TillLogInValues, TillPlace } from '../till/till.types.ts';

/** A casino that a device can belong to. */
export interface TillVenue {
  readonly id: string;
  readonly name: string;
}

/** The name and the casino of a new device. The name is trimmed and has 1 to 40 characters. */
export interface TillDeviceValues {
  readonly name: string;
  readonly venueId: string;
}

/** The state of the form that names a device. */
export type TillDeviceFormState =
  | { readonly status: 'ready' }
  | { readonly status: 'pending' }
  /** `log-in-again`: the log-in of the manager is older than five minutes. */
  | { readonly status: 'error'; readonly error: 'log-in-again' | 'no-connection' | 'failed' };

/** The steps of the set-up of a device. */
export type TillSetupState =
  | { readonly status: 'start' }
  | { readonly status: 'logIn'; readonly form: TillLogInState }
  | {
      readonly status: 'name';
      readonly form: TillDeviceFormState;
      /** The casinos of the manager, at least one. */
      readonly venues: readonly TillVenue[];
      /** Such as "Till 2". It can be changed. */
      readonly suggestedName: string;
    }
  | { readonly status: 'done'; readonly place: TillPlace };

/** The props of the set-up of a device. */
export interface TillSetupScreenProps {
  readonly layout: Layout;
  readonly state: TillSetupState;
  /** Called for "Set up this device". */
  readonly onStart: () => void;
  /** Called with valid values only. The form is busy until the promise settles. */
  readonly onLogIn: (values: TillLogInValues) => Promise<void>;
  /** Called with valid values only. The form is busy until the promise settles. */
  readonly onName: (values: TillDeviceValues) => Promise<void>;
  /** Returns to the start from the log-in, and to the log-in from the name. */
  readonly onBack: () => void;
  /** Called for "Choose who you are" when the device is set up. */
  readonly onContinue: () => void;
}
