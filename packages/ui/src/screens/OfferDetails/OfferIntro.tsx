import { styled } from 'styled-components';
import { isSpent } from '../../components/VoucherCard/isSpent.ts';
import { VoucherStatusBadge } from '../../components/VoucherCard/VoucherStatusBadge.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useOwnHeading } from '../../shell/titleBarContext.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { OfferDetail } from './OfferDetails.types.ts';

const Root = styled.header`
  display: grid;
  justify-items: start;
  gap: ${vars.space[2]};

  h1 {
    ${typography('title')}
    overflow-wrap: break-word;
  }

  &[data-size='large'] {
    gap: ${vars.space[3]};
  }

  &[data-size='large'] h1 {
    ${typography('display')}
  }
`;

export interface OfferIntroProps {
  readonly offer: OfferDetail;
  /** The language of the title, if it is not that of the page. */
  readonly lang: string | undefined;
  readonly size: 'medium' | 'large';
}

/** The title of the offer, which is the heading of its page, its status, and the casino where it can be used. */
export function OfferIntro({ offer, lang, size }: OfferIntroProps) {
  const { status, usableAt } = useMessages().rewards.offers;
  useOwnHeading();
  return (
    <Root data-size={size}>
      {offer.status !== 'available' && (
        <VoucherStatusBadge status={offer.status} label={status[offer.status]} />
      )}
      <h1 lang={lang}>{offer.title}</h1>
      {offer.venueName !== null && !isSpent(offer.status) && (
        <Text variant="smallStrong">{usableAt(offer.venueName)}</Text>
      )}
    </Root>
  );
}
