import { styled } from 'styled-components';
import type { Formatters } from '../../i18n/formatters.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { PointMovement } from './Points.types.ts';

const Reason = styled.p`
  ${typography('label')}
  overflow-wrap: break-word;
`;

const Note = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
  overflow-wrap: break-word;
`;

export interface MovementWordsProps {
  readonly movement: PointMovement;
  /** The movement that it reverses, if it is loaded. */
  readonly reversed: PointMovement | undefined;
  /** The name of its casino, if it is known. */
  readonly venueName: string | undefined;
  /** The ISO days on which its points were earned, earliest first. */
  readonly earningDays: readonly string[] | undefined;
}

/** The reason of a movement, with its kind, its casino and where its points came from. */
export function MovementWords(props: MovementWordsProps) {
  const { movement, venueName } = props;
  const words = useMessages().points.statement;
  const formatters = useFormatters();
  const kind = words.kinds[movement.kind];
  return (
    <>
      <Reason>{movement.reason}</Reason>
      <Note>{venueName === undefined ? kind : words.kindAt(kind, venueName)}</Note>
      {movementNotes(props, words, formatters).map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  );
}

function movementNotes(
  { movement, reversed, earningDays = [] }: MovementWordsProps,
  words: Messages['points']['statement'],
  { date, number }: Formatters,
): readonly string[] {
  const { happenedAt, bookedAt, pendingUntil, earnedOn } = movement;
  const [first] = earningDays;
  return [
    pendingUntil !== null && words.pendingUntil(date(pendingUntil)),
    earnedOn !== undefined && words.creditedFrom(date(earnedOn)),
    date(happenedAt) !== date(bookedAt) && words.booked(date(bookedAt)),
    reversed && words.reverses(reversed.reason, date(reversed.happenedAt)),
    first !== undefined &&
      (earningDays.length === 1
        ? words.earnedOn(date(first))
        : words.earnedOnDays(number(earningDays.length), date(first))),
  ].filter((note) => typeof note === 'string');
}
