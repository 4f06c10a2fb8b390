import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Page } from '../../shell/Page.tsx';
import { WordMark } from '../../shell/WordMark.tsx';
import { vars } from '../../tokens/vars.ts';
import { HomeBackdrop } from './HomeBackdrop.tsx';
import type { HomeParts } from './HomeParts.ts';

const Top = styled.div`
  --overhang: ${vars.space[20]};

  position: relative;
  padding-block: calc(env(safe-area-inset-top) + ${vars.space[5]}) ${vars.space[6]};
`;

const Content = styled(Page)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

const Below = styled(Page)`
  padding-block-end: ${vars.space[10]};
`;

/** One column: the card, then what the member has arranged and the offers, before the events. */
export function HomeMobile({
  tier,
  greeting,
  card,
  reminder,
  wallet,
  standing,
  plans,
  offers,
  events,
  around,
}: HomeParts) {
  return (
    <>
      <Top>
        <HomeBackdrop tier={tier} />
        <Content>
          <WordMark />
          {greeting}
          {card}
        </Content>
      </Top>
      <Below>
        <Stack gap={6}>
          {reminder}
          {wallet}
          {standing}
          {plans}
          {offers}
          {events}
          {around}
        </Stack>
      </Below>
    </>
  );
}
