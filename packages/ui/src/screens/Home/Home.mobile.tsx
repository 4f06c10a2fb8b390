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
  isolation: isolate;
  padding-block: calc(env(safe-area-inset-top) + ${vars.space[5]}) ${vars.space[6]};
`;

const Content = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

const Below = styled(Page)`
  padding-block-end: ${vars.space[10]};
`;

/** One column: the card, then what members open most weeks, offers, plans and games, before the tier and the events. */
export function HomeMobile({
  tier,
  greeting,
  card,
  reminder,
  wallet,
  standing,
  plans,
  offers,
  games,
  events,
  news,
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
          {offers}
          {plans}
          {games}
          {standing}
          {events}
          {news}
        </Stack>
      </Below>
    </>
  );
}
