import type { Layout } from '../shared.types.ts';

/** What the form sends: trimmed e-mail address, password as typed. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

/** The state of `LoginScreen`. */
export type LoginState =
  | { readonly status: 'ready' }
  /** Signing in, or loading the member after it: the form is busy. */
  | { readonly status: 'pending' }
  /** The identity service refused: the message of specification section 8, or the raw one. */
  | { readonly status: 'error'; readonly message: string }
  /** The browser knows that it has no connection: the form explains and cannot be sent. */
  | { readonly status: 'offline' };

/** Props of `LoginScreen`. */
export interface LoginScreenProps {
  readonly layout: Layout;
  /** Where else a visitor may want to go. */
  readonly links: {
    readonly forgottenHref: string;
    readonly createHref: string;
    readonly supportHref: string;
  };
  readonly state: LoginState;
  /** The address remembered from the last sign-in on this device. */
  readonly defaultEmail?: string;
  /** Called with valid values only; the form is busy until the promise settles. */
  readonly onSubmit: (values: LoginValues) => Promise<void>;
}
