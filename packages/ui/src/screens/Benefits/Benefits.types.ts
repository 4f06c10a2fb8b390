import type { ComparedBenefit } from '../../components/BenefitComparison/BenefitComparison.tsx';
import type { BenefitItem } from '../../components/BenefitList/BenefitList.tsx';
import type { Tier } from '../../tokens/tiers.ts';
import type { Layout } from '../shared.types.ts';

/** The state of `BenefitsScreen`. */
export type BenefitsState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  /** The casino has published none. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      /** The member's own. */
      readonly tier: Tier;
      /** Null where the member's casino is not known. */
      readonly venueName: string | null;
      /** What the member's tier is given. */
      readonly benefits: readonly BenefitItem[];
      /** Every benefit of the casino, with what each tier is given. */
      readonly comparison: readonly ComparedBenefit[];
    };

/** "My Benefits". Specification section 2. */
export interface BenefitsScreenProps {
  readonly layout: Layout;
  readonly state: BenefitsState;
  readonly onRetry: () => void;
}
