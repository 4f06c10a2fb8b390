import { type ReactNode, useId } from 'react';
import { VoucherCardSkeleton } from '../../components/VoucherCard/VoucherCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { OfferTicket } from '../shared/OfferTicket.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import type { HomeOffersState, HomeScreenProps } from './Home.types.ts';
import { Shelf } from './Shelf.tsx';

type ShownOffers = Exclude<HomeOffersState, { status: 'hidden' }>;

interface OffersPreviewProps
  extends Pick<HomeScreenProps, 'layout' | 'offersHref' | 'onRetryOffers'> {
  readonly state: ShownOffers;
}

/** The member's newest offers, with a link to all offers. */
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
          <List layout={layout}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferTicket offer={offer} />
              </li>
            ))}
          </List>
        ),
      }}
    />
  );
}

const PLACES = ['first', 'second', 'third'];

/** Three offers that load. */
export function OffersPreviewSkeleton({ layout }: { readonly layout: Layout }) {
  return (
    <div aria-hidden="true">
      <List layout={layout}>
        {PLACES.map((place) => (
          <li key={place}>
            <VoucherCardSkeleton />
          </li>
        ))}
      </List>
    </div>
  );
}

/** One below another on a desktop, and beside each other on a phone. */
function List({ layout, children }: { readonly layout: Layout; readonly children: ReactNode }) {
  return layout === 'desktop' ? <Stack as="ul">{children}</Stack> : <Shelf>{children}</Shelf>;
}
