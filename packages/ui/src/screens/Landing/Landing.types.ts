import type { Layout } from '../shared.types.ts';

/** What a visitor sees at `/login` on a narrow window. Specification section 2. */
export interface LandingScreenProps {
  readonly layout: Layout;
  /** Where the log-in form is; keeps the `redirect` query of the page. */
  readonly loginHref: string;
}
