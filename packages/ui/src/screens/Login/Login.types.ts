import type { Layout } from '../../tokens/layouts.ts';

/** The submitted values. The e-mail address is trimmed, the password is not. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

/** The state of the log-in form. */
export type LoginState =
  | { readonly status: 'ready' }
  /** The app signs in or loads the member: the form is busy. */
  | { readonly status: 'pending' }
  /** The identity service rejected the sign-in. `message` is that of specification section 8, or the raw message. */
  | { readonly status: 'error'; readonly message: string }
  /** The browser reports that it is offline: the form explains this and is disabled. */
  | { readonly status: 'offline' };

/** The props of the log-in page. */
export interface LoginScreenProps {
  readonly layout: Layout;
  /** The links below the form. */
  readonly links: {
    readonly forgottenHref: string;
    readonly createHref: string;
    readonly supportHref: string;
  };
  readonly state: LoginState;
  /** The e-mail address of the last sign-in on this device. */
  readonly defaultEmail?: string;
  /** Called with valid values only. The form is busy until the promise settles. */
  readonly onSubmit: (values: LoginValues) => Promise<void>;
}
