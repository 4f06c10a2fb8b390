import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import { BenefitsDesktop, ComparisonDesktop } from './Benefits.desktop.tsx';
import { BenefitsMobile, ComparisonMobile } from './Benefits.mobile.tsx';
import type { BenefitsScreenProps } from './Benefits.types.ts';
import { BenefitsSkeleton } from './BenefitsSkeleton.tsx';
import { OwnBenefits } from './OwnBenefits.tsx';

/** `/benefits`, "My Benefits": the benefits of the member's tier, then a comparison of tiers. Specification section 2. */
export function BenefitsScreen({ layout, state, onRetry }: BenefitsScreenProps) {
  const { benefits: words } = useMessages();
  const Frame = layout === 'desktop' ? BenefitsDesktop : BenefitsMobile;
  const Comparison = layout === 'desktop' ? ComparisonDesktop : ComparisonMobile;
  return (
    <Frame>
      <StateBody
        state={state}
        loading={words.loading}
        skeleton={<BenefitsSkeleton />}
        errorTitle={words.errorTitle}
        onRetry={onRetry}
        show={{
          empty: () => <EmptyCard title={words.emptyTitle} text={words.emptyText} />,
          ready: (ready) => (
            <Stack gap={12}>
              <OwnBenefits state={ready} />
              <Comparison key={ready.tier} state={ready} />
            </Stack>
          ),
        }}
      />
    </Frame>
  );
}
