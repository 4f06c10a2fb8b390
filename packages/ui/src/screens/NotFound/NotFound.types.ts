import type { Layout } from '../../tokens/layouts.ts';

/** The page for an unknown path. Specification section 2. */
export interface NotFoundScreenProps {
  readonly layout: Layout;
  readonly homeHref: string;
}
