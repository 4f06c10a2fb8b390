import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { SlotsHeader } from '../../shell/SlotsHeader.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { vars } from '../../tokens/vars.ts';

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]};
  padding-block: ${vars.space[6]} ${vars.space[10]};

  &[data-layout='desktop'] {
    gap: ${vars.space[12]};
    padding-block: ${vars.space[10]} ${vars.space[16]};
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[6]};

  [data-layout='desktop'] > & {
    grid-template-columns: minmax(0, min(${vars.size.memberCard}, 50%)) minmax(0, 1fr);
    gap: clamp(${vars.space[8]}, 4vw, ${vars.space[16]});
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
`;

export interface SlotsFrameProps {
  readonly layout: Layout;
  readonly lead: ReactNode;
  readonly card: ReactNode;
  readonly steps: ReactNode;
  readonly events: ReactNode;
}

/** The club's landing page: the card first, what it does beside or below it, then what is on. */
export function SlotsFrame({ layout, lead, card, steps, events }: SlotsFrameProps) {
  return (
    <>
      <SlotsHeader layout={layout} />
      <Root data-layout={layout}>
        <Top>
          {card}
          <Words>
            {lead}
            {steps}
          </Words>
        </Top>
        {events}
      </Root>
    </>
  );
}
