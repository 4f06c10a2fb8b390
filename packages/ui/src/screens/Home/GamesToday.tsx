import { useId } from 'react';
import { styled } from 'styled-components';
import type { Formatters } from '../../i18n/formatters.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { HomeGame } from './Home.types.ts';

const Title = styled.h2`
  ${typography('subheading')}
`;

const Game = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[3]};
  padding-block: ${vars.space[3]};
  color: ${vars.color.metalText};

  &:last-child {
    padding-block-end: 0;
  }

  & + & {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

const Name = styled.p`
  ${typography('bodyStrong')}
  color: ${vars.color.text};
`;

const Hours = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** The hours of a game that starts and ends on one day, the dates of any other. */
function windowOf({ startsAt, endsAt }: HomeGame, { date, time }: Formatters) {
  const sameDay = date(startsAt) === date(endsAt);
  const show = sameDay ? time : date;
  return [show(startsAt), show(endsAt)] as const;
}

/** The games that are on today, and when they are played. */
export function GamesToday({ games }: { readonly games: readonly HomeGame[] }) {
  const { home } = useMessages().rewards;
  const formatters = useFormatters();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Title id={id}>{home.gamesTitle}</Title>
      <ul>
        {games.map((game) => (
          <Game key={game.id}>
            <Icon icon={clockIcon} />
            <div>
              <Name>
                {game.href ? <TextLink href={game.href}>{game.name}</TextLink> : game.name}
              </Name>
              <Hours>{home.gameWindow(...windowOf(game, formatters))}</Hours>
            </div>
          </Game>
        ))}
      </ul>
    </Card>
  );
}
