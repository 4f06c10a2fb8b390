import type { Layout } from '../../tokens/layouts.ts';

/** Any path that the app does not have. Specification section 2. */
export interface NotFoundScreenProps {
  readonly layout: Layout;
  readonly homeHref: string;
}
