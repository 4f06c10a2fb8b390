import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Page } from '../../shell/Page.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { OffersParts } from './OffersParts.ts';

const Root = styled(Page)`
  padding-block: ${vars.space[12]} ${vars.space[16]};
`;

const Title = styled.h1`
  ${typography('display')}
  margin-block-end: ${vars.space[10]};
`;

/** The lists in the whole width of the page, then how to redeem. */
export function OffersDesktop({ title, body, howTo }: OffersParts) {
  return (
    <Root>
      <Title>{title}</Title>
      <Stack gap={10}>
        {body}
        {howTo}
      </Stack>
    </Root>
  );
}
