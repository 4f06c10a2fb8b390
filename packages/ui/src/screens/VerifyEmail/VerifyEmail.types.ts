import type { Layout } from '../shared.types.ts';

export type VerifyEmailState =
  | { readonly status: 'waiting' }
  | { readonly status: 'checking' }
  /** Checked, and the address is still unverified. */
  | { readonly status: 'unverified' }
  /** The check failed: what happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string };

/** `/account/pending`: awaiting verification. Specification section 2. */
export interface VerifyEmailScreenProps {
  readonly layout: Layout;
  readonly state: VerifyEmailState;
  /** The address that awaits verification, or null where nobody is signed in. */
  readonly email: string | null;
  /** "I have verified my email". */
  readonly onCheck: () => void;
  readonly onLogOut: () => void;
  /** Shown instead of check and log out where nobody is signed in. */
  readonly loginHref: string;
}
