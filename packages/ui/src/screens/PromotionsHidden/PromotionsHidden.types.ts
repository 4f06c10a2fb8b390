import type { Layout } from '../shared.types.ts';

export interface PromotionsHiddenScreenProps {
  readonly layout: Layout;
  /** Where the mode is turned off. */
  readonly settingsHref: string;
}
