import { useId } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { ShowMore } from '../../primitives/ShowMore/ShowMore.tsx';
import { useShown } from '../../primitives/ShowMore/useShown.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OfferTicket } from '../shared/OfferTicket.tsx';
import type { Offer } from '../shared/offer.types.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';

/** Offers per page. */
const STEP = 12;

export interface OfferSectionProps {
  readonly title: string;
  readonly offers: readonly Offer[];
  /** Shown if the list is empty; without it an empty section is not rendered. */
  readonly emptyText?: string;
}

/** One of the two lists of offers. */
export function OfferSection({ title, offers, emptyText }: OfferSectionProps) {
  const words = useMessages().rewards.offers;
  const id = useId();
  const [shown, more] = useShown(offers.length, STEP);
  const empty = offers.length === 0;
  if (empty && emptyText === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} note={words.count(offers.length)} />
      {empty ? (
        <Text tone="muted">{emptyText}</Text>
      ) : (
        <Stack gap={6}>
          <Grid as="ul" least="24rem">
            {offers.slice(0, shown).map((offer) => (
              <li key={offer.id}>
                <OfferTicket offer={offer} />
              </li>
            ))}
          </Grid>
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
      )}
    </section>
  );
}
