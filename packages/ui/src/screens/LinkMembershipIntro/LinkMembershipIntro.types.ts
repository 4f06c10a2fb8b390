import type { Layout } from '../../tokens/layouts.ts';

/** `/account/link` for a visitor: it explains linking, and has no form. Specification section 2. */
export interface LinkMembershipIntroScreenProps {
  readonly layout: Layout;
  /** Logs in, and comes back here. */
  readonly loginHref: string;
  /** Creates a login, and comes back here. */
  readonly createHref: string;
  /** Joins as a new member. */
  readonly registerHref: string;
  readonly supportHref: string;
}
