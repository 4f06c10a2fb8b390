import { useId } from 'react';
import { VoucherCardSkeleton } from '../../components/VoucherCard/VoucherCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';
import { OfferTicket } from '../shared/OfferTicket.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import type { HomeOffersState, HomeScreenProps } from './Home.types.ts';

type ShownOffers = Exclude<HomeOffersState, { status: 'hidden' }>;

interface OffersPreviewProps extends Pick<HomeScreenProps, 'offersHref' | 'onRetryOffers'> {
  readonly state: ShownOffers;
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
  readonly state: ShownOffers;
  readonly onRetry: () => void;
}) {
  const { rewards } = useMessages();
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={rewards.home.offersLoading}>
          <OffersPreviewSkeleton />
        </LoadingRegion>
      );
    case 'error':
      return (
        <FailedCard
          title={rewards.home.offersErrorTitle}
          text={state.message}
          headingLevel="h3"
          onRetry={onRetry}
        />
      );
    case 'empty':
      return (
        <EmptyCard
          title={rewards.home.offersEmptyTitle}
          text={rewards.home.offersEmptyText}
          headingLevel="h3"
        />
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
