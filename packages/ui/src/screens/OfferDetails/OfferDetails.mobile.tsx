import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import { ArtworkFrame } from './ArtworkFrame.tsx';
import type { OfferDetailsParts } from './OfferDetailsParts.ts';

const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[5]};

  & > ${ArtworkFrame} {
    flex: none;
    align-self: start;
    inline-size: 6.5rem;
  }

  & > :not(${ArtworkFrame}) {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
`;

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
  padding-block: ${vars.space[6]} ${vars.space[10]};
`;

const Message = styled(Page)`
  padding-block: ${vars.space[8]} ${vars.space[10]};
`;

/** One column: the offer and its conditions, the code, then the steps. */
export function OfferDetailsMobile({
  artwork,
  intro,
  summary,
  facts,
  terms,
  qr,
  steps,
}: Omit<OfferDetailsParts, 'offersHref'>) {
  return (
    <Root>
      <Lead>
        {artwork}
        {intro}
      </Lead>
      {summary}
      {facts}
      {terms}
      {qr}
      {steps}
    </Root>
  );
}

/** The page of an offer that cannot be shown. The header of the shell shows the title. */
export function OfferMessageMobile({ children }: { readonly children: ReactNode }) {
  return <Message>{children}</Message>;
}
