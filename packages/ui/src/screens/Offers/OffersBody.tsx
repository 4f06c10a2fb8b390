import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';
import { OfferSection } from './OfferSection.tsx';
import type { OffersScreenProps } from './Offers.types.ts';
import { OffersSkeleton } from './OffersSkeleton.tsx';

/** Both lists, or what stands in their place. */
export function OffersBody({ state, onRetry }: Omit<OffersScreenProps, 'layout'>) {
  const { rewards } = useMessages();
  const words = rewards.offers;
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <OffersSkeleton />
        </LoadingRegion>
      );
    case 'error':
      return <FailedCard title={words.errorTitle} text={state.message} onRetry={onRetry} />;
    case 'empty':
      return <EmptyCard title={words.emptyTitle} text={words.emptyText} />;
    case 'ready':
      return (
        <Stack gap={10}>
          <OfferSection title={words.mineTitle} offers={state.mine} emptyText={words.mineEmpty} />
          <OfferSection title={words.othersTitle} offers={state.others} />
        </Stack>
      );
  }
}
