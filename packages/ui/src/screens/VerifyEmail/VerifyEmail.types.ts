import type { Layout } from '../shared.types.ts';

export type VerifyEmailState =
  | { readonly status: 'waiting' }
  | { readonly status: 'checking' | 'resending' }
  /** Checked, and the address is still unverified. */
  | { readonly status: 'unverified' }
  /** The e-mail was sent again. */
  | { readonly status: 'resent' }
  /** The link of the e-mail was opened, and its code is being applied. */
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
  /** Applies the link's code again. */
  readonly onRetry: () => void;
  readonly onLogOut: () => void;
  /** Shown instead of check and log out where nobody is signed in. */
  readonly loginHref: string;
}
