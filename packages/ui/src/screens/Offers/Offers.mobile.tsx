import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import type { OffersParts } from './OffersParts.ts';

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]};
  padding-block: ${vars.space[4]} ${vars.space[10]};
`;

/** One column: the lists, then how to redeem. The header of the shell shows the title. */
export function OffersMobile({ body, howTo }: OffersParts) {
  return (
    <Root>
      {body}
      {howTo}
    </Root>
  );
}
