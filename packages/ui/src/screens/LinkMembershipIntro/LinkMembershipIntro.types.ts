import type { Layout } from '../../tokens/layouts.ts';

/** The props of `/account/link` for a visitor. The page explains linking and has no form. Specification section 2. */
export interface LinkMembershipIntroScreenProps {
  readonly layout: Layout;
  /** The address that logs in and returns here. */
  readonly loginHref: string;
  /** The address that creates a login and returns here. */
  readonly createHref: string;
  /** The address that joins as a new member. */
  readonly registerHref: string;
  readonly supportHref: string;
}
