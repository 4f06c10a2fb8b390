import type { Layout } from '../../tokens/layouts.ts';

/** The props of the page that replaces promotions in promotion-free mode. */
export interface PromotionsHiddenScreenProps {
  readonly layout: Layout;
  /** The address of the setting that turns the mode off. */
  readonly settingsHref: string;
}
