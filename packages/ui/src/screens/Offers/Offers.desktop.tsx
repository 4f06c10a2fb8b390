import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { OffersParts } from './OffersParts.ts';

const Root = styled(Page)`
  padding-block: ${vars.space[12]} ${vars.space[16]};
`;

const Title = styled.h1`
  ${typography('display')}
  margin-block-end: ${vars.space[10]};
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${vars.space[6]}, 3vw, ${vars.space[12]});

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) clamp(14rem, 25%, 18rem);
  }
`;

/** Stays visible below the navigation while a long list scrolls. */
const Rail = styled.aside`
  ${media.medium} {
    position: sticky;
    inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
  }
`;

/** The lists, and how to redeem: in a rail, or below the lists in a window of a tablet, which has two columns of offers. */
export function OffersDesktop({ title, body, howTo }: OffersParts) {
  return (
    <Root>
      <Title>{title}</Title>
      <Columns>
        {body}
        <Rail>{howTo}</Rail>
      </Columns>
    </Root>
  );
}
