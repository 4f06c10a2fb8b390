import type { ComparedBenefit } from '../../components/BenefitComparison/BenefitComparison.tsx';
import type { BenefitItem } from '../../components/BenefitList/BenefitList.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import type { Tier } from '../../tokens/tiers.ts';

export type BenefitsState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  /** The casino has published none. */
  | { readonly status: 'empty' }
  | ReadyBenefits;

/** The loaded state of My Benefits. */
export interface ReadyBenefits {
  readonly status: 'ready';
  /** The member's own. */
  readonly tier: Tier;
  /** Null where the member's casino is not known. */
  readonly venueName: string | null;
  /** What the member's tier is given. */
  readonly benefits: readonly BenefitItem[];
  /** Every benefit of the casino, with what each tier is given. */
  readonly comparison: readonly ComparedBenefit[];
}

/** "My Benefits". Specification section 2. */
export interface BenefitsScreenProps {
  readonly layout: Layout;
  readonly state: BenefitsState;
  readonly onRetry: () => void;
}
