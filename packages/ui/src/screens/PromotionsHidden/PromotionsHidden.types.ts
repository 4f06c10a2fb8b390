import type { Layout } from '../shared.types.ts';

/** Props of `PromotionsHiddenScreen`. */
export interface PromotionsHiddenScreenProps {
  readonly layout: Layout;
  /** Whether the shell's header holds the page's own heading. */
  readonly hasHeader: boolean;
  /** Where the mode is turned off. */
  readonly settingsHref: string;
}
