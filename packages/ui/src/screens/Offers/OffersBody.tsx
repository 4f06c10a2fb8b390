import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import { OfferSection } from './OfferSection.tsx';
import type { OffersScreenProps } from './Offers.types.ts';
import { OffersSkeleton } from './OffersSkeleton.tsx';

/** Both lists of offers, or the state of their loading. */
export function OffersBody({ state, onRetry }: Omit<OffersScreenProps, 'layout'>) {
  const words = useMessages().rewards.offers;
  return (
    <StateBody
      state={state}
      loading={words.loading}
      skeleton={<OffersSkeleton />}
      errorTitle={words.errorTitle}
      onRetry={onRetry}
      show={{
        empty: () => <EmptyCard title={words.emptyTitle} text={words.emptyText} />,
        ready: ({ mine, others }) => (
          <Stack gap={10}>
            <OfferSection title={words.mineTitle} offers={mine} emptyText={words.mineEmpty} />
            <OfferSection title={words.othersTitle} offers={others} />
          </Stack>
        ),
      }}
    />
  );
}
