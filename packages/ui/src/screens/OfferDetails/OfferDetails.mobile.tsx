import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import type { OfferDetailsSlots } from './OfferDetailsSlots.ts';

const Artwork = styled.div`
  block-size: 11rem;
`;

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
  padding-block: ${vars.space[6]} ${vars.space[10]};
`;

/** An offer on a narrow window: what it is and its conditions, then the code, then the steps. */
export function OfferDetailsMobile({
  artwork,
  intro,
  facts,
  terms,
  qr,
  steps,
}: Omit<OfferDetailsSlots, 'offersHref'>) {
  return (
    <>
      <Artwork>{artwork}</Artwork>
      <Root>
        {intro}
        {facts}
        {terms}
        {qr}
        {steps}
      </Root>
    </>
  );
}
