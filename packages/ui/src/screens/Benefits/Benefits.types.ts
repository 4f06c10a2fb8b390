import type { ComparedBenefit } from '../../components/BenefitComparison/BenefitComparison.tsx';
import type { BenefitItem } from '../../components/BenefitList/BenefitList.tsx';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { Tier } from '../../tokens/tiers.ts';

/** The state of My Benefits. */
export type BenefitsState =
  | { readonly status: 'loading' }
  | LoadFailureState
  /** The casino has no published benefits. */
  | { readonly status: 'empty' }
  | ReadyBenefits;

/** The loaded state of My Benefits. */
export interface ReadyBenefits {
  readonly status: 'ready';
  /** The member's tier. */
  readonly tier: Tier;
  /** Null if the member's casino is unknown. */
  readonly venueName: string | null;
  /** The benefits of the member's tier. */
  readonly benefits: readonly BenefitItem[];
  /** Every benefit of the casino, with its amount for each tier. */
  readonly comparison: readonly ComparedBenefit[];
}

/** The props of "My Benefits". Specification section 2. */
export interface BenefitsScreenProps {
  readonly layout: Layout;
  readonly state: BenefitsState;
  readonly onRetry: () => void;
}
