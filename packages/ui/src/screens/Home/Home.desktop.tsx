import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { HomeBackdrop } from './HomeBackdrop.tsx';
import type { HomeParts } from './HomeParts.ts';

/**
 * As wide as a `Page`: the main column and the rail, which has the width of the card. On wide windows, the last row takes
 * the height by which the rail exceeds the main column.
 */
const Root = styled.div`
  --page: ${vars.size.page};
  --gap: clamp(${vars.space[6]}, 3vw, ${vars.space[12]});
  --rail: clamp(20rem, (100% - 2 * ${vars.space[8]}) * 0.4, ${vars.size.memberCard});
  --overhang: ${vars.space[8]};

  position: relative;
  isolation: isolate;
  display: grid;
  align-items: start;
  grid-template:
    repeat(4, auto) 1fr auto / minmax(${vars.space[8]}, 1fr)
    [main] minmax(0, calc(var(--page) - var(--gap) - var(--rail)))
    var(--gap) [rail] var(--rail) [end] minmax(${vars.space[8]}, 1fr);
  padding-block-end: ${vars.space[16]};

  ${media.wide} {
    --page: ${vars.size.pageWide};
    grid-template-rows: repeat(6, auto) 1fr;
  }
`;

/** In the rows 1, 3 and 6, which the other parts leave free. */
const Part = styled.div`
  grid-column: main / end;
  margin-block-start: ${vars.space[12]};

  /* Its content can load later, or never. */
  &:empty {
    margin: 0;
  }

  ${media.wide} {
    grid-column: main;
  }
`;

/** The tier is at least as high as the card beside it. */
const Standing = styled.div`
  display: grid;
  align-self: stretch;
  grid-area: 2 / main;
  margin-block-start: var(--gap);
`;

/** On wide windows, it stays while the main column scrolls, unless the window is lower than its usual content. */
const Rail = styled.div`
  display: contents;

  ${media.wide} {
    display: grid;
    gap: ${vars.space[4]};
    grid-area: 1 / rail / span 7;
    margin-block-start: ${vars.space[12]};

    && > * {
      grid-area: auto;
      margin: 0;
    }

    @media (min-height: 54em) {
      position: sticky;
      inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
    }
  }
`;

const Card = styled.div`
  grid-area: 2 / rail;
  margin-block-start: var(--gap);
`;

const Side = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  grid-area: 4 / rail;
  margin-block-start: ${vars.space[12]};

  &:empty {
    margin-block-end: calc(-1 * ${vars.space[4]});
  }
`;

/** On wide windows, the hero is behind it. Its words have the colours of a surface. */
const Wallet = styled.div`
  ${media.wide} {
    padding: ${vars.space[2]};
    border-radius: ${vars.radius.card};
    background: ${vars.color.surface};
  }
`;

const Main = styled.div`
  grid-area: 4 / main / span 2;
  margin-block-start: ${vars.space[12]};

  &[data-alone] {
    grid-column-end: end;
  }

  ${media.wide} {
    grid-area: 4 / main;
  }
`;

const News = styled.div`
  grid-area: 5 / rail;
  margin-block-start: ${vars.space[4]};

  ${media.wide} {
    grid-column: main;
    margin-block-start: ${vars.space[12]};
  }
`;

/**
 * The greeting over tier and card, then spotlight and offers beside plans, games and news, then the events. On wide windows,
 * card, plans and games are the rail.
 */
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
  games,
  events,
  news,
}: HomeParts) {
  return (
    <Root>
      <HomeBackdrop tier={tier} />
      <Part>{greeting}</Part>
      <Standing>{standing}</Standing>
      <Rail>
        <Card>{card}</Card>
        <Side>
          {wallet && <Wallet>{wallet}</Wallet>}
          {plans}
          {games}
        </Side>
      </Rail>
      <Part>{reminder}</Part>
      <Main data-alone={!(wallet || plans || games || news) || undefined}>
        <Stack gap={12}>
          {spotlight}
          {offers}
        </Stack>
      </Main>
      {news && <News>{news}</News>}
      <Part>{events}</Part>
    </Root>
  );
}
