import type { ListedGame } from '../../components/GameList/game.types.ts';
import type { Promotion } from '../../components/PromotionCard/PromotionCard.tsx';
import type { Layout } from '../shared.types.ts';

/** The state of `PromotionsScreen`. */
export type PromotionsState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'no-venue' }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly promotions: readonly Promotion[] };

/** Props of `PromotionsScreen`. */
export interface PromotionsScreenProps {
  readonly layout: Layout;
  readonly state: PromotionsState;
  /** Of the whole group, wherever the member is at home; empty hides the section. */
  readonly games: readonly ListedGame[];
  readonly onRetry: () => void;
  readonly supportHref: string;
}
