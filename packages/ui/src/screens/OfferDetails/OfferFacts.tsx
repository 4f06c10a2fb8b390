import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { telephoneHref } from '../shared/telephoneHref.ts';
import type { OfferBooking, OfferDetail } from './OfferDetails.types.ts';

const Root = styled.dl`
  display: grid;
  gap: ${vars.space[2]};
  padding-block: ${vars.space[4]};
  border-block: ${vars.size.hairline} solid ${vars.color.border};

  ${media.small} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
`;

const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${vars.space[4]};

  ${media.small} {
    flex-direction: column;
    justify-content: start;
  }

  dt {
    ${typography('small')}
    color: ${vars.color.textMuted};
  }

  dd {
    ${typography('bodyStrong', { tabular: true })}
  }

  /* The target of a link is higher than its line. */
  dd > a {
    margin-block: calc((1lh - ${vars.size.target}) / 2);
  }
`;

/** The value of an offer, its period of validity, and how to book a table for it. */
export function OfferFacts({ offer }: { readonly offer: OfferDetail }) {
  const words = useMessages().rewards.offerDetails;
  const { day, from, until, money } = useFormatters();
  return (
    <Root>
      {offer.valuePence !== null && (
        <Fact>
          <dt>{words.valueLabel}</dt>
          <dd>{money(offer.valuePence)}</dd>
        </Fact>
      )}
      <Fact>
        <dt>{words.validFromLabel}</dt>
        <dd>{(offer.status === 'upcoming' ? from : day)(offer.validFrom)}</dd>
      </Fact>
      <Fact>
        <dt>{words.validUntilLabel}</dt>
        <dd>{until(offer.validUntil)}</dd>
      </Fact>
      {offer.booking && (
        <Fact>
          <dt>{words.bookingLabel}</dt>
          <dd>
            <BookingLink booking={offer.booking} />
          </dd>
        </Fact>
      )}
    </Root>
  );
}

function BookingLink({ booking }: { readonly booking: OfferBooking }) {
  const { casinoLife, rewards } = useMessages();
  return booking.kind === 'restaurant' ? (
    <TextLink standalone href={booking.href}>
      {rewards.offerDetails.bookingPage}
    </TextLink>
  ) : (
    <TextLink standalone href={telephoneHref(booking.telephone)}>
      {casinoLife.restaurant.call(booking.telephone)}
    </TextLink>
  );
}
