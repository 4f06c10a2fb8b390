import { useMessages } from '../../i18n/I18nProvider.tsx';
import { CardGrid } from '../../primitives/Grid/CardGrid.tsx';
import { ShowMore } from '../../primitives/ShowMore/ShowMore.tsx';
import { useShown } from '../../primitives/ShowMore/useShown.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { OfferTicket } from '../shared/OfferTicket.tsx';
import type { Offer } from '../shared/offer.types.ts';

/** Offers per page. */
const STEP = 12;

/** A list of offers, with a button that shows more. `offers` has at least one. */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const words = useMessages().rewards.offers;
  const [shown, more] = useShown(offers.length, STEP);
  return (
    <Stack gap={6}>
      <CardGrid as="ul">
        {offers.slice(0, shown).map((offer) => (
          <li key={offer.id}>
            <OfferTicket offer={offer} />
          </li>
        ))}
      </CardGrid>
      {offers.length > STEP && (
        <ShowMore
          shown={shown}
          total={offers.length}
          label={words.more}
          standing={words.standing(shown, offers.length)}
          onMore={more}
        />
      )}
    </Stack>
  );
}
