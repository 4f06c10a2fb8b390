import type { Layout } from '../shared.types.ts';

/** The state of `LinkMembershipEntryScreen`. */
export type LinkMembershipEntryState =
  | { readonly status: 'ready' }
  /** Logging out: the page is busy. */
  | { readonly status: 'pending' };

/** `/account/verify`: the e-mail is verified, and no membership is linked yet. Specification section 2. */
export interface LinkMembershipEntryScreenProps {
  readonly layout: Layout;
  readonly state: LinkMembershipEntryState;
  readonly email: string;
  readonly linkHref: string;
  readonly registerHref: string;
  readonly onLogOut: () => void;
}
