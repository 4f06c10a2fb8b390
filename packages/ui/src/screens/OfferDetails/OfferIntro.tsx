import { styled } from 'styled-components';
import { VoucherStatusBadge } from '../../components/VoucherCard/VoucherStatusBadge.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { OfferDetail } from './OfferDetails.types.ts';

const Root = styled.header`
  display: grid;
  justify-items: start;
  gap: ${vars.space[3]};

  h2 {
    ${typography('title')}
    overflow-wrap: anywhere;
  }

  p {
    ${typography('lead')}
    max-inline-size: ${vars.size.measure};
    color: ${vars.color.textMuted};
  }
`;

/** What the offer is, in its own words, and whether it can be used. */
export function OfferIntro({ offer }: { readonly offer: OfferDetail }) {
  const { status } = useMessages().rewards.offers;
  return (
    <Root>
      <VoucherStatusBadge status={offer.status} label={status[offer.status]} />
      <h2>{offer.title}</h2>
      <p>{offer.summary}</p>
    </Root>
  );
}
