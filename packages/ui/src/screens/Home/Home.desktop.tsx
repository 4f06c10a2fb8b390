import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import { HomeBackdrop } from './HomeBackdrop.tsx';
import type { HomeParts } from './HomeParts.ts';

const Top = styled.div`
  --overhang: ${vars.space[20]};

  position: relative;
  padding-block: ${vars.space[12]};
`;

/** The side column is as wide as the card, so that both rows align. */
const Columns = styled(Page)`
  position: relative;
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr) clamp(20rem, 40%, ${vars.size.memberCard});
  gap: clamp(${vars.space[6]}, 3vw, ${vars.space[12]});

  & > :only-child {
    grid-column: 1 / -1;
  }
`;

const Lead = styled.div`
  display: grid;
  align-self: stretch;
  align-content: space-between;
  gap: ${vars.space[6]};
`;

/** Aligns the lower edges of the card and of the tier. */
const CardPlace = styled.div`
  align-self: end;
`;

const Below = styled.div`
  padding-block-end: ${vars.space[16]};
`;

/** Two columns: greeting and tier beside the card, then offers beside news. */
export function HomeDesktop({
  tier,
  greeting,
  card,
  standing,
  spotlight,
  offers,
  events,
  around,
}: HomeParts) {
  return (
    <>
      <Top>
        <HomeBackdrop tier={tier} />
        <Columns>
          <Lead>
            {greeting}
            {standing}
          </Lead>
          <CardPlace>{card}</CardPlace>
        </Columns>
      </Top>
      <Below>
        <Columns>
          <Stack gap={12}>
            {spotlight}
            {offers}
            {events}
          </Stack>
          {around}
        </Columns>
      </Below>
    </>
  );
}
