import type { Layout } from '../../tokens/layouts.ts';

/** The state of `/account/verify`. */
export type LinkMembershipEntryState =
  | { readonly status: 'ready' }
  /** The member is being logged out: the page is busy. */
  | { readonly status: 'pending' };

/**
 * The props of `/account/verify`: the e-mail is verified, and no membership is linked. Specification section 2.
 */
export interface LinkMembershipEntryScreenProps {
  readonly layout: Layout;
  readonly state: LinkMembershipEntryState;
  /** True if the casino has deleted the record of the membership that was linked. */
  readonly recordsGone?: boolean;
  readonly email: string;
  readonly linkHref: string;
  readonly registerHref: string;
  readonly onLogOut: () => void;
}
