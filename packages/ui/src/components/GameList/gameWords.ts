import type { Formatters } from '../../i18n/formatters.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { GameChance, ListedGame } from './game.types.ts';

/** Returns when a game is played: its date and hours if it lasts one day, otherwise its beginning and end. */
export function playedWords(
  { list }: Messages['games'],
  { date, time, on, from, until }: Formatters,
  { startsAt, endsAt }: Pick<ListedGame, 'startsAt' | 'endsAt'>,
): string {
  const day = date(startsAt);
  const lastInstant = new Date(Date.parse(endsAt) - 1).toISOString();
  if (date(endsAt) === day) return list.playedOn(on(startsAt), time(startsAt), time(endsAt));
  if (date(lastInstant) === day) return list.playedToMidnight(on(startsAt), time(startsAt));
  return list.played(from(startsAt), until(endsAt));
}

/** Returns what the member can do with a game now, in words. Returns null if it is not known. */
export function chanceWords(
  { list, spin }: Messages['games'],
  { on, from, until }: Formatters,
  chance: GameChance,
): string | null {
  switch (chance.kind) {
    case 'opt-in':
      return list.optInUntil(until(chance.until));
    case 'opens':
      return list.opensOn(from(chance.from));
    case 'spin':
      return list.spin;
    case 'played': {
      const next = chance.nextOn === null ? spin.lastDay : spin.nextOn(on(chance.nextOn));
      return `${list.playedToday} ${next}`;
    }
    case 'opt-in-closed':
      return spin.stages.optInClosed.title;
    case 'unknown':
      return null;
  }
}
