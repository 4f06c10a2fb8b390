import { useId } from 'react';
import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { VoucherCardSkeleton } from '../../components/VoucherCard/VoucherCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { OfferTicket } from '../OfferTicket.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import type { HomeOffersState, HomeScreenProps } from './Home.types.ts';

interface OffersPreviewProps extends Pick<HomeScreenProps, 'offersHref' | 'onRetryOffers'> {
  readonly state: HomeOffersState;
}

/** The member's newest offers, and the way to all of them. */
export function OffersPreview({ state, offersHref, onRetryOffers }: OffersPreviewProps) {
  const { home } = useMessages().rewards;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={home.offersTitle}
        action={
          state.status === 'ready' && (
            <TextLink standalone href={offersHref}>
              {home.allOffers}
            </TextLink>
          )
        }
      />
      <Preview state={state} onRetry={onRetryOffers} />
    </section>
  );
}

function Preview({
  state,
  onRetry,
}: {
  readonly state: HomeOffersState;
  readonly onRetry: () => void;
}) {
  const { common, rewards } = useMessages();
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={rewards.home.offersLoading}>
          <OffersPreviewSkeleton />
        </LoadingRegion>
      );
    case 'error':
      return (
        <Card>
          <ErrorState
            title={rewards.home.offersErrorTitle}
            text={state.message}
            headingLevel="h3"
            retryLabel={common.tryAgain}
            onRetry={onRetry}
          />
        </Card>
      );
    case 'empty':
      return (
        <Card>
          <EmptyState
            title={rewards.home.offersEmptyTitle}
            text={rewards.home.offersEmptyText}
            picture={<EmptyHand />}
            headingLevel="h3"
          />
        </Card>
      );
    case 'ready':
      return (
        <Stack as="ul">
          {state.offers.map((offer) => (
            <li key={offer.id}>
              <OfferTicket offer={offer} />
            </li>
          ))}
        </Stack>
      );
  }
}

/** Three tickets to come. */
export function OffersPreviewSkeleton() {
  return (
    <Stack>
      <VoucherCardSkeleton />
      <VoucherCardSkeleton />
      <VoucherCardSkeleton />
    </Stack>
  );
}
