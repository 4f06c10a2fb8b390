/** The props of the landing page: `/login` on mobile only. Specification section 2. */
export interface LandingScreenProps {
  /** The address of the log-in form. It keeps the `redirect` query. */
  readonly loginHref: string;
  /** The address that creates a login. */
  readonly createHref: string;
}
