import { useId } from 'react';
import { styled } from 'styled-components';
import { IncentiveTerms } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { OfferDetail } from './OfferDetails.types.ts';

const Root = styled.section`
  max-inline-size: ${vars.size.measure};

  h3 {
    ${typography('label')}
    margin-block-end: ${vars.space[1]};
  }

  p {
    color: ${vars.color.textMuted};
  }
`;

/** The significant conditions of an offer. */
export function OfferTerms({ offer }: { readonly offer: OfferDetail }) {
  const { termsTitle } = useMessages().rewards.offerDetails;
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{termsTitle}</h3>
      <p>{offer.terms}</p>
      <IncentiveTerms incentive={offer.incentive} />
    </Root>
  );
}
