import type { ListedGame } from '../../components/GameList/game.types.ts';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Promotion } from '../../components/PromotionCard/PromotionCard.tsx';
import type { Layout } from '../../tokens/layouts.ts';

/** The state of the promotions page. */
export type PromotionsState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'no-venue' }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly promotions: readonly Promotion[] };

/** The props of the promotions page. */
export interface PromotionsScreenProps {
  readonly layout: Layout;
  readonly state: PromotionsState;
  /** The games of the whole group; an empty list hides the section. */
  readonly games: readonly ListedGame[];
  readonly onRetry: () => void;
  readonly supportHref: string;
}
