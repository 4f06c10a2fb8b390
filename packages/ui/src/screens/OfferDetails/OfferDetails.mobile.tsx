import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { ArtworkFrame } from './ArtworkFrame.tsx';
import type { OfferDetailsParts } from './OfferDetailsParts.ts';

/** The code is the reason to open this page, so the lead leaves it the first screen. */
const Lead = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[4]};
  container-type: inline-size;

  & > ${ArtworkFrame} {
    flex: none;
    inline-size: 4.5rem;
  }

  & > :not(${ArtworkFrame}) {
    flex: 1;
    min-inline-size: 0;
  }

  /* With large text, the title needs the width of the picture. */
  @container (inline-size < 17rem) {
    & > ${ArtworkFrame} {
      display: none;
    }
  }
`;

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
  padding-block: ${vars.space[4]} ${vars.space[10]};
`;

const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};

  /* The gambling terms come before the code, because the member sees them before acting. */
  & > p {
    ${typography('small')}
    color: ${vars.color.textMuted};
  }
`;

const Message = styled(Page)`
  padding-block: ${vars.space[8]} ${vars.space[10]};
`;

/** One column: the title and the code within the first screen, then the conditions and the steps. */
export function OfferDetailsMobile({
  artwork,
  intro,
  summary,

  facts,
  terms,
  qr,
  steps,
}: Omit<OfferDetailsParts, 'offersHref' | 'titleAs'>) {
  return (
    <Root>
      <First>
        <Lead>
          {artwork}
          {intro}
        </Lead>
        {qr}
      </First>
      {summary}
      {facts}
      {terms}
      {steps}
    </Root>
  );
}

/** The page of an offer that cannot be shown. The header of the shell shows the title. */
export function OfferMessageMobile({ children }: { readonly children: ReactNode }) {
  return <Message>{children}</Message>;
}
