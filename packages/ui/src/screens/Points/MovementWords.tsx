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
}

/** The reason of a movement, with its kind, its casino and where its points came from. */
export function MovementWords({ movement, reversed }: MovementWordsProps) {
  const words = useMessages().points.statement;
  const formatters = useFormatters();
  const kind = words.kinds[movement.kind];
  return (
    <>
      <Reason>{movement.reason}</Reason>
      <Note>{movement.venue === null ? kind : words.kindAt(kind, movement.venue.name)}</Note>
      {notesOf(movement, reversed, words, formatters).map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  );
}

function notesOf(
  { happenedAt, bookedAt, pendingUntil, creditedFrom, earnedOn }: PointMovement,
  reversed: PointMovement | undefined,
  words: Messages['points']['statement'],
  { date, number }: Formatters,
): readonly string[] {
  const [first] = earnedOn;
  return [
    pendingUntil !== null && words.pendingUntil(date(pendingUntil)),
    creditedFrom !== undefined && words.creditedFrom(date(creditedFrom)),
    date(happenedAt) !== date(bookedAt) && words.booked(date(bookedAt)),
    reversed && words.reverses(reversed.reason, date(reversed.happenedAt)),
    first !== undefined &&
      (earnedOn.length === 1
        ? words.earnedOn(date(first))
        : words.earnedOnDays(number(earnedOn.length), date(first))),
  ].filter((note) => typeof note === 'string');
}
