import type { Layout } from '../../tokens/layouts.ts';
import type { FormState } from '../account/form.types.ts';

/** The state of `/account/pending`. */
export type VerifyEmailState =
  | { readonly status: 'waiting' }
  | { readonly status: 'checking' | 'resending' | 'restoring' }
  /** The check found the address unverified. */
  | { readonly status: 'unverified' }
  /** The e-mail was resent. */
  | { readonly status: 'resent' }
  /** The link was opened; the app is loading the address that it verifies. */
  | { readonly status: 'opening' }
  /** The owner of the address is not signed in: the page asks for the password before it applies the code. */
  | {
      readonly status: 'asking';
      readonly address: string;
      readonly form: FormState;
      /** The state of the request for a reset link. */
      readonly reset: FormState;
    }
  /** The reset link was sent. */
  | { readonly status: 'reset-sent'; readonly address: string }
  /** The code of the link is being applied. */
  | { readonly status: 'applying' }
  /** The address is verified, and no user is signed in. */
  | { readonly status: 'verified' }
  /** The code of the link is expired, used or incomplete. */
  | { readonly status: 'broken' }
  /** The code could not be applied, and can be retried. */
  | { readonly status: 'failed'; readonly message: string }
  /** The check or the e-mail failed. `message` is one sentence. */
  | { readonly status: 'error'; readonly message: string };

/** A login whose address has changed since an e-mail verified it. */
export interface ChangedAddress {
  /** The address before; null if no e-mail verified it. */
  readonly provenEmail: string | null;
}

/** The props of `/account/pending`: the e-mail address awaits verification. Specification section 2. */
export interface VerifyEmailScreenProps {
  readonly layout: Layout;
  readonly state: VerifyEmailState;
  /** The address that awaits verification, or null if unknown. */
  readonly email: string | null;
  /** Null if the address of the login has not changed since an e-mail verified it. */
  readonly changedAddress: ChangedAddress | null;
  readonly signedIn: boolean;
  /** "I have verified my email". */
  readonly onCheck: () => void;
  readonly onResend: () => void;
  /** "Go back to" the address before. */
  readonly onRestore: () => void;
  /** Called with the password of the login. The form is busy until the promise settles. */
  readonly onPassword: (values: { readonly password: string }) => Promise<void>;
  /** "I did not choose a password, or do not remember it". */
  readonly onReset: () => void;
  /** Opens the link again. */
  readonly onRetry: () => void;
  readonly onLogOut: () => void;
  /** Replaces the buttons for check and log-out if no user is signed in. */
  readonly loginHref: string;
}
