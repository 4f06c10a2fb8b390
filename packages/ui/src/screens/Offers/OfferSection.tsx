import { useId } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Offer } from '../shared/offer.types.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { OfferList } from './OfferList.tsx';

export interface OfferSectionProps {
  readonly title: string;
  readonly offers: readonly Offer[];
  /** Shown if the list is empty; without it an empty section is not rendered. */
  readonly emptyText?: string;
}

/** The member's own offers or those for every member, with the number of available ones. */
export function OfferSection({ title, offers, emptyText }: OfferSectionProps) {
  const words = useMessages().rewards.offers;
  const id = useId();
  if (offers.length === 0) {
    if (emptyText === undefined) return null;
    return (
      <section aria-labelledby={id}>
        <SectionHeading id={id} title={title} />
        <Text tone="muted">{emptyText}</Text>
      </section>
    );
  }
  const usable = offers.filter(({ status }) => status === 'available').length;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} note={words.count(usable)} />
      <OfferList offers={offers} />
    </section>
  );
}
