import { VoucherCard, type VoucherCardProps } from '../../components/VoucherCard/VoucherCard.tsx';
import type { Formatters } from '../../i18n/formatters.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import type { Offer } from './offer.types.ts';

/** The period of an offer, worded by its status. */
function offerDateText(
  offer: Offer,
  words: Messages['rewards']['offers'],
  { date, from, until }: Formatters,
) {
  switch (offer.status) {
    case 'available':
      return words.validUntil(until(offer.validUntil));
    case 'upcoming':
      return words.validFrom(from(offer.validFrom));
    case 'used':
      return offer.redeemed
        ? words.redeemedOn(date(offer.redeemed.at), offer.redeemed.venueName)
        : words.usedLine;
    case 'expired':
      return words.expiredOn(until(offer.validUntil));
  }
}

/** Fewer days than this are a warning. */
const NEAR_DAYS = 7;

export interface OfferTicketProps extends Pick<VoucherCardProps, 'headingLevel'> {
  readonly offer: Offer;
}

/** A `VoucherCard` of an offer, with texts of the catalogue. */
export function OfferTicket({ offer, ...rest }: OfferTicketProps) {
  const { offers: words } = useMessages().rewards;
  const formatters = useFormatters();
  return (
    <VoucherCard
      {...rest}
      {...offer}
      seed={offer.id}
      statusLabel={words.status[offer.status]}
      placeText={offer.venueName === null ? undefined : words.usableAt(offer.venueName)}
      dateText={offerDateText(offer, words, formatters)}
      deadline={
        offer.daysLeft === undefined
          ? undefined
          : { label: words.daysLeft(offer.daysLeft), near: offer.daysLeft < NEAR_DAYS }
      }
      valueText={offer.valuePence === null ? undefined : formatters.money(offer.valuePence)}
    />
  );
}
