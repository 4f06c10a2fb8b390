import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import { ArtworkFrame } from './ArtworkFrame.tsx';
import type { OfferDetailsParts } from './OfferDetailsParts.ts';
import { OffersTitle } from './OffersTitle.tsx';

const Root = styled(Page)`
  padding-block: ${vars.space[8]} ${vars.space[16]};
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr) clamp(17rem, 33%, 24rem);
  gap: clamp(${vars.space[6]}, 3vw, ${vars.space[12]});
`;

const Story = styled.div`
  display: grid;
  gap: ${vars.space[8]};
`;

const Lead = styled.div`
  display: grid;
  grid-template-columns: clamp(7rem, 30%, 15rem) minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[8]};

  & > ${ArtworkFrame} {
    align-self: start;
  }
`;

/** Stays visible below the navigation while a long text scrolls. */
const Rail = styled.aside`
  position: sticky;
  inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
`;

const Message = styled(Page)`
  padding-block: ${vars.space[8]} ${vars.space[10]};
`;

/** Two columns: the offer with its conditions and steps, and its code in a rail. */
export function OfferDetailsDesktop({
  offersHref,
  titleAs,
  artwork,
  intro,
  summary,

  facts,
  terms,
  qr,
  steps,
}: OfferDetailsParts) {
  return (
    <Root>
      <OffersTitle href={offersHref} as={titleAs} />
      <Columns>
        <Story>
          <Lead>
            {artwork}
            <Stack gap={3}>
              {intro}
              {summary}
            </Stack>
          </Lead>
          {facts}
          {terms}
          {steps}
        </Story>
        <Rail>{qr}</Rail>
      </Columns>
    </Root>
  );
}

/** The page of an offer that cannot be shown. */
export function OfferMessageDesktop({
  offersHref,
  children,
}: Pick<OfferDetailsParts, 'offersHref'> & { readonly children: ReactNode }) {
  return (
    <Message>
      <OffersTitle href={offersHref} as="h1" />
      {children}
    </Message>
  );
}
