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

/** The side column is as wide as the card, so that all rows align. */
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
  grid-column: 1 / -1;
`;

/** The tier is at least as high as the card beside it. */
const Standing = styled.div`
  display: grid;
  align-self: stretch;
`;

/** Its content can load later, or never. */
const Optional = styled(Page)`
  &:empty {
    display: none;
  }
`;

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[12]};
  padding-block-end: ${vars.space[16]};
`;

/** The greeting over tier and card, then spotlight and offers beside games and news, then the events. */
export function HomeDesktop({
  tier,
  greeting,
  card,
  reminder,
  wallet,
  standing,
  plans,
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
          <Lead>{greeting}</Lead>
          <Standing>{standing}</Standing>
          {card}
        </Columns>
      </Top>
      <Below>
        {reminder && <Optional>{reminder}</Optional>}
        <Columns>
          <Stack gap={12}>
            {spotlight}
            {offers}
          </Stack>
          {(wallet || plans || around) && (
            <Stack gap={4}>
              {wallet}
              {plans}
              {around}
            </Stack>
          )}
        </Columns>
        {events && <Optional>{events}</Optional>}
      </Below>
    </>
  );
}
