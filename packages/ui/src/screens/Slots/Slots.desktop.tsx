import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import type { SlotsParts } from './SlotsParts.ts';

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[12]};
  padding-block: ${vars.space[10]} ${vars.space[16]};
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, min(${vars.size.memberCard}, 50%)) minmax(0, 1fr);
  align-items: center;
  gap: clamp(${vars.space[8]}, 4vw, ${vars.space[16]});
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
`;

/** The card beside the steps, with the events below. */
export function SlotsDesktop({ lead, card, steps, events }: SlotsParts) {
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
