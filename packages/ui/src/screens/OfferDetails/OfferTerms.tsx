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

interface OfferTermsProps {
  readonly terms: string;
  /** The language of the terms, if it is not that of the page. */
  readonly lang: string | undefined;
}

/** The conditions of an offer. `OfferQr` has its gambling terms. */
export function OfferTerms({ terms, lang }: OfferTermsProps) {
  const { termsTitle } = useMessages().rewards.offerDetails;
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{termsTitle}</h2>
      <p lang={lang}>{terms}</p>
    </Root>
  );
}
