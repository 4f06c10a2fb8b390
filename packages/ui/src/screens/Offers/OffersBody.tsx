import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { OfferSection } from './OfferSection.tsx';
import type { OffersScreenProps } from './Offers.types.ts';
import { OffersSkeleton } from './OffersSkeleton.tsx';

/** Both lists, or what stands in their place. */
export function OffersBody({ state, onRetry }: Omit<OffersScreenProps, 'layout'>) {
  const { common, rewards } = useMessages();
  const words = rewards.offers;
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <OffersSkeleton />
        </LoadingRegion>
      );
    case 'error':
      return (
        <Card>
          <ErrorState
            title={words.errorTitle}
            text={state.message}
            retryLabel={common.tryAgain}
            onRetry={onRetry}
          />
        </Card>
      );
    case 'empty':
      return (
        <Card>
          <EmptyState title={words.emptyTitle} text={words.emptyText} picture={<EmptyHand />} />
        </Card>
      );
    case 'ready':
      return (
        <Stack gap={10}>
          <OfferSection title={words.mineTitle} offers={state.mine} emptyText={words.mineEmpty} />
          <OfferSection title={words.othersTitle} offers={state.others} />
        </Stack>
      );
  }
}
