import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Accordion } from '../../primitives/Accordion/Accordion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import { OfferList } from './OfferList.tsx';
import { OfferSection } from './OfferSection.tsx';
import type { OffersScreenProps, OffersState } from './Offers.types.ts';
import { OffersSkeleton } from './OffersSkeleton.tsx';

/** The lists of offers, or the state of their loading. */
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
        ready: (ready) => <Lists {...ready} />,
      }}
    />
  );
}

/** The offers that a member can use come first. The others are closed. */
function Lists({ mine, others, spent }: Extract<OffersState, { status: 'ready' }>) {
  const words = useMessages().rewards.offers;
  return (
    <Stack gap={10}>
      {mine.length + others.length === 0 ? (
        <EmptyCard title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <>
          <OfferSection title={words.mineTitle} offers={mine} emptyText={words.mineEmpty} />
          <OfferSection title={words.othersTitle} offers={others} />
        </>
      )}
      {spent.length > 0 && (
        <Accordion
          items={[
            {
              id: 'spent',
              title: words.spentTitle(spent.length),
              content: <OfferList offers={spent} />,
            },
          ]}
        />
      )}
    </Stack>
  );
}
