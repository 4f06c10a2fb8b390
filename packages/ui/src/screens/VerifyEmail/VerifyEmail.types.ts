import type { FormState } from '../account/form.types.ts';
import type { Layout } from '../shared.types.ts';

/** The state of `VerifyEmailScreen`. */
export type VerifyEmailState =
  | { readonly status: 'waiting' }
  | { readonly status: 'checking' | 'resending' }
  /** Checked, and the address is still unverified. */
  | { readonly status: 'unverified' }
  /** The e-mail was sent again. */
  | { readonly status: 'resent' }
  /** The link of the e-mail was opened, and it is being found out whose address it verifies. */
  | { readonly status: 'opening' }
  /** The owner of the address is not signed in here: their password is asked before the code is applied. */
  | {
      readonly status: 'asking';
      readonly address: string;
      readonly form: FormState;
      /** Asking for a link with which a password is chosen. */
      readonly reset: FormState;
    }
  /** The link with which a password is chosen was sent. */
  | { readonly status: 'reset-sent'; readonly address: string }
  /** The code of the link is being applied. */
  | { readonly status: 'applying' }
  /** Verified, and nobody is signed in here. */
  | { readonly status: 'verified' }
  /** The link's code is expired, used or incomplete. */
  | { readonly status: 'broken' }
  /** The link could not be applied: it can be tried again. */
  | { readonly status: 'failed'; readonly message: string }
  /** The check or the e-mail failed: what happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string };

/** `/account/pending`: awaiting verification. Specification section 2. */
export interface VerifyEmailScreenProps {
  readonly layout: Layout;
  readonly state: VerifyEmailState;
  /** The address that awaits verification, or null where it is not known. */
  readonly email: string | null;
  readonly signedIn: boolean;
  /** "I have verified my email". */
  readonly onCheck: () => void;
  readonly onResend: () => void;
  /** The password of the login whose address is verified; busy until the promise settles. */
  readonly onPassword: (values: { readonly password: string }) => Promise<void>;
  /** "I did not choose a password, or do not remember it". */
  readonly onReset: () => void;
  /** Opens the link again. */
  readonly onRetry: () => void;
  readonly onLogOut: () => void;
  /** Shown instead of check and log out where nobody is signed in. */
  readonly loginHref: string;
}
