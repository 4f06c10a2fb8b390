/** What a visitor sees at `/login` on a narrow window, and only there. Specification section 2. */
export interface LandingScreenProps {
  /** Where the log-in form is; keeps the `redirect` query of the page. */
  readonly loginHref: string;
  /** Where a login is created. */
  readonly createHref: string;
}
