import { useId } from 'react';
import { VoucherCardSkeleton } from '../../components/VoucherCard/VoucherCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { OfferTicket } from '../shared/OfferTicket.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import type { HomeOffersState, HomeScreenProps } from './Home.types.ts';

type ShownOffers = Exclude<HomeOffersState, { status: 'hidden' }>;

interface OffersPreviewProps extends Pick<HomeScreenProps, 'offersHref' | 'onRetryOffers'> {
  readonly state: ShownOffers;
}

/** The member's newest offers, with a link to all offers. */
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
  const { home } = useMessages().rewards;
  return (
    <StateBody
      state={state}
      loading={home.offersLoading}
      skeleton={<OffersPreviewSkeleton />}
      errorTitle={home.offersErrorTitle}
      headingLevel="h3"
      onRetry={onRetry}
      show={{
        empty: () => (
          <EmptyCard title={home.offersEmptyTitle} text={home.offersEmptyText} headingLevel="h3" />
        ),
        ready: ({ offers }) => (
          <Stack as="ul">
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferTicket offer={offer} />
              </li>
            ))}
          </Stack>
        ),
      }}
    />
  );
}

/** Three offers that load. */
export function OffersPreviewSkeleton() {
  return (
    <Stack>
      <VoucherCardSkeleton />
      <VoucherCardSkeleton />
      <VoucherCardSkeleton />
    </Stack>
  );
}
