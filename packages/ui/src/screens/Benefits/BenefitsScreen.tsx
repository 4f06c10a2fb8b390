import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';
import { BenefitsDesktop } from './Benefits.desktop.tsx';
import { BenefitsMobile } from './Benefits.mobile.tsx';
import type { BenefitsScreenProps } from './Benefits.types.ts';
import { BenefitsSkeleton } from './BenefitsSkeleton.tsx';
import { OwnBenefits } from './OwnBenefits.tsx';
import { TierComparison } from './TierComparison.tsx';

/** `/benefits`, "My Benefits": the member's own tier first, then all seven. Specification section 2. */
export function BenefitsScreen(props: BenefitsScreenProps) {
  const Frame = props.layout === 'desktop' ? BenefitsDesktop : BenefitsMobile;
  return (
    <Frame>
      <Body {...props} />
    </Frame>
  );
}

function Body({ layout, state, onRetry }: BenefitsScreenProps): ReactNode {
  const { benefits: words } = useMessages();
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <BenefitsSkeleton />
        </LoadingRegion>
      );
    case 'error':
      return <FailedCard title={words.errorTitle} text={state.message} onRetry={onRetry} />;
    case 'empty':
      return <EmptyCard title={words.emptyTitle} text={words.emptyText} />;
    case 'ready':
      return (
        <Stack gap={12}>
          <OwnBenefits state={state} />
          <TierComparison key={state.tier} layout={layout} state={state} />
        </Stack>
      );
  }
}
