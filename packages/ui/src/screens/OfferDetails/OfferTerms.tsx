import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.section`
  max-inline-size: ${vars.size.measure};

  h2 {
    ${typography('label')}
    margin-block-end: ${vars.space[1]};
  }

  p {
    color: ${vars.color.textMuted};
  }
`;

/** The conditions of an offer. `OfferQr` has its gambling terms. */
export function OfferTerms({ terms }: { readonly terms: string }) {
  const { termsTitle } = useMessages().rewards.offerDetails;
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{termsTitle}</h2>
      <p>{terms}</p>
    </Root>
  );
}
