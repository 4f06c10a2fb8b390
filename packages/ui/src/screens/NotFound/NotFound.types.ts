import type { Layout } from '../shared.types.ts';

/** Any path that the app does not have. Specification section 2. */
export interface NotFoundScreenProps {
  readonly layout: Layout;
  readonly homeHref: string;
}
