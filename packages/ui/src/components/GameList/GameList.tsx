import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { useLang } from '../RichText/useLang.ts';
import { stretchedLink } from '../stretchedLink.ts';
import type { GameChance, ListedGame } from './game.types.ts';
import { chanceWords, playedWords } from './gameWords.ts';

const Title = styled.h2`
  ${typography('subheading')}
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  column-gap: ${vars.space[8]};
  margin-block: ${vars.space[3]} calc(-1 * ${vars.space[3]});
`;

const Game = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[3]};
  padding-block: ${vars.space[3]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  color: ${vars.color.metalText};

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
  }
`;

const Name = styled.p`
  ${typography('bodyStrong')}
  ${stretchedLink}
  color: ${vars.color.text};
  overflow-wrap: anywhere;

  a {
    color: ${vars.color.accentText};
  }
`;

const Line = styled.p`
  ${typography('small', { tabular: true })}
  color: ${vars.color.textMuted};

  &[data-open] {
    ${typography('smallStrong')}
    color: ${vars.color.text};
  }
`;

/** The chances that need the member's action. */
const OPEN: ReadonlySet<GameChance['kind']> = new Set(['opt-in', 'spin']);

/** Props of `GameList`. */
export interface GameListProps {
  /** At least one. */
  readonly games: readonly ListedGame[];
}

/**
 * Games with their dates and what the member can do with each now. The link covers the whole row.
 *
 * - When: a page that leads members to games.
 * - When not: the page of one game, which has more details, or a promotion without a game, which is a
 *   `PromotionCard`.
 */
export function GameList({ games }: GameListProps) {
  const { list } = useMessages().games;
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Title id={id}>{list.title}</Title>
      <List>
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </List>
    </Card>
  );
}

function GameRow({ game }: { readonly game: ListedGame }) {
  const words = useMessages().games;
  const formatters = useFormatters();
  const lang = useLang(game.locale);
  const chance = chanceWords(words, formatters, game.chance);
  return (
    <Game>
      <Icon icon={clockIcon} />
      <div>
        <Name lang={lang}>{game.href ? <a href={game.href}>{game.name}</a> : game.name}</Name>
        {chance && <Line data-open={OPEN.has(game.chance.kind) || undefined}>{chance}</Line>}
        <Line>{playedWords(words, formatters, game)}</Line>
      </div>
    </Game>
  );
}
