import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import type { OfferDetailsSlots } from './OfferDetailsSlots.ts';
import { OffersTitle } from './OffersTitle.tsx';

const Root = styled(Page)`
  padding-block: ${vars.space[8]} ${vars.space[16]};
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[10]} ${vars.space[12]};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

const Story = styled.div`
  display: grid;
  gap: ${vars.space[8]};
`;

const Artwork = styled.div`
  block-size: 18rem;
  border-radius: ${vars.radius.card};
  overflow: clip;
`;

/** Stays in sight beside a long text, below the bar. */
const Rail = styled.aside`
  position: sticky;
  inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
`;

/** An offer on a wide window: its story, and the code beside it. */
export function OfferDetailsDesktop({
  offersHref,
  artwork,
  intro,
  facts,
  terms,
  qr,
  steps,
}: OfferDetailsSlots) {
  return (
    <Root>
      <OffersTitle href={offersHref} />
      <Columns>
        <Story>
          <Artwork>{artwork}</Artwork>
          {intro}
          {facts}
          {terms}
          {steps}
        </Story>
        <Rail>{qr}</Rail>
      </Columns>
    </Root>
  );
}
