import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { OfferDetail } from './OfferDetails.types.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  border-block: ${vars.size.hairline} solid ${vars.color.border};
`;

const Fact = styled.div`
  padding-block: ${vars.space[4]};

  dt {
    ${typography('small')}
    color: ${vars.color.textMuted};
  }

  dd {
    ${typography('bodyStrong')}
    font-variant-numeric: tabular-nums;
  }
`;

/** What an offer is worth, and between which days it can be used. */
export function OfferFacts({ offer }: { readonly offer: OfferDetail }) {
  const words = useMessages().rewards.offerDetails;
  const { date, money } = useFormatters();
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
        <dd>{date(offer.validFrom)}</dd>
      </Fact>
      <Fact>
        <dt>{words.validUntilLabel}</dt>
        <dd>{date(offer.validUntil)}</dd>
      </Fact>
    </Root>
  );
}
