import type { Formatters } from '../../i18n/formatters.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { GameChance, ListedGame } from './game.types.ts';

/** Returns when a game is played: its date and hours if it lasts one day, otherwise its first and last dates. */
export function playedWords(
  { list }: Messages['games'],
  { date, time }: Formatters,
  { startsAt, endsAt }: Pick<ListedGame, 'startsAt' | 'endsAt'>,
): string {
  return date(startsAt) === date(endsAt)
    ? list.playedOn(date(startsAt), time(startsAt), time(endsAt))
    : list.played(date(startsAt), date(endsAt));
}

/** Returns what the member can do with a game now, in words. Returns null if it is not known. */
export function chanceWords(
  { list, spin }: Messages['games'],
  { date, time }: Formatters,
  chance: GameChance,
): string | null {
  switch (chance.kind) {
    case 'opt-in':
      return list.optInUntil(date(chance.until), time(chance.until));
    case 'opens':
      return list.opensOn(date(chance.from), time(chance.from));
    case 'spin':
      return list.spin;
    case 'played': {
      const next = chance.nextOn === null ? spin.lastDay : spin.nextOn(date(chance.nextOn));
      return `${list.playedToday} ${next}`;
    }
    case 'opt-in-closed':
      return spin.stages.optInClosed.title;
    case 'unknown':
      return null;
  }
}
