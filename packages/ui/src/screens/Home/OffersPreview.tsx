import { useId } from 'react';
import { VoucherCardSkeleton } from '../../components/VoucherCard/VoucherCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { CardsDesktop } from '../shared/Cards.desktop.tsx';
import { CardsMobile } from '../shared/Cards.mobile.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { OfferTicket } from '../shared/OfferTicket.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import type { HomeOffersState, HomeScreenProps } from './Home.types.ts';

type ShownOffers = Exclude<HomeOffersState, { status: 'hidden' }>;

interface OffersPreviewProps
  extends Pick<HomeScreenProps, 'layout' | 'offersHref' | 'onRetryOffers'> {
  readonly state: ShownOffers;
}

/** The member's newest offer and those that end first, with a link to all offers. */
export function OffersPreview({ layout, state, offersHref, onRetryOffers }: OffersPreviewProps) {
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
      <Preview layout={layout} state={state} onRetry={onRetryOffers} />
    </section>
  );
}

function Preview({
  layout,
  state,
  onRetry,
}: {
  readonly layout: Layout;
  readonly state: ShownOffers;
  readonly onRetry: () => void;
}) {
  const { home } = useMessages().rewards;
  const Cards = layout === 'desktop' ? CardsDesktop : CardsMobile;
  return (
    <StateBody
      state={state}
      loading={home.offersLoading}
      skeleton={<OffersPreviewSkeleton layout={layout} />}
      errorTitle={home.offersErrorTitle}
      headingLevel="h3"
      onRetry={onRetry}
      show={{
        empty: () => (
          <EmptyCard title={home.offersEmptyTitle} text={home.offersEmptyText} headingLevel="h3" />
        ),
        ready: ({ offers }) => (
          <Cards>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferTicket offer={offer} />
              </li>
            ))}
          </Cards>
        ),
      }}
    />
  );
}

const PLACES = ['first', 'second', 'third'];

/** Three offers that load. */
export function OffersPreviewSkeleton({ layout }: { readonly layout: Layout }) {
  const Cards = layout === 'desktop' ? CardsDesktop : CardsMobile;
  return (
    <div aria-hidden="true">
      <Cards>
        {PLACES.map((place) => (
          <li key={place}>
            <VoucherCardSkeleton />
          </li>
        ))}
      </Cards>
    </div>
  );
}
