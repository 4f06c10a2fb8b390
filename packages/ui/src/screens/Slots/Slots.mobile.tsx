import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import type { SlotsParts } from './SlotsParts.ts';

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]};
  padding-block: ${vars.space[4]} ${vars.space[10]};
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[6]};
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
`;

/** One column: the card, the steps, then the events. */
export function SlotsMobile({ lead, card, steps, events }: SlotsParts) {
  return (
    <Root>
      <Top>
        {card}
        <Words>
          {lead}
          {steps}
        </Words>
      </Top>
      {events}
    </Root>
  );
}
