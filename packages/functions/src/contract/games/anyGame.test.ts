import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GameTimes,
  gameEndsAt,
  gameMoments,
  gamePhase,
  gameStanding,
  isGameShown,
  spinRefusal,
  toFinalDay,
} from '../promotions/gameRules.ts';
import { dayAfter, venueDay } from '../rules/venueDay.ts';

const optIn = (timestamp: string) => ({ gameId: 'wheel', timestamp });

const DAY_MS = 24 * 60 * 60 * 1_000;
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const days = fc.integer({ min: 0, max: 60 });
const games = fc
  .tuple(instants, days, days, days)
  .map(([start, toGame, optInLasts, gameLasts]): GameTimes => {
    const after = (count: number) => new Date(start.getTime() + count * DAY_MS).toISOString();
    return {
      id: 'wheel',
      OptinStart: after(0),
      OptinEnd: after(optInLasts),
      GameStart: after(toGame),
      GameEnd: after(toGame + gameLasts),
    };
  });
const near = (game: GameTimes) =>
  fc
    .tuple(
      fc.constantFrom(game.OptinStart, game.OptinEnd, game.GameStart, game.GameEnd),
      fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }),
    )
    .map(([instant, offset]) => new Date(Date.parse(instant) + offset));
const situations = games.chain((game) =>
  fc.record({
    game: fc.constant(game),
    now: near(game),
    optIns: fc.array(
      near(game).map((made) => optIn(made.toISOString())),
      { maxLength: 3 },
    ),
    played: fc.option(near(game).map(venueDay), { nil: null }),
  }),
);

describe('§4 for any game, opt-ins and time', () => {
  it('the page offers a spin if and only if the server accepts it', () => {
    fc.assert(
      fc.property(situations, ({ game, now, optIns, played }) => {
        const lastPlay = played === null ? null : { day: played, win: false };
        const offered = gameStanding(game, optIns, lastPlay, now).stage === 'ready';
        const granted = spinRefusal(game, optIns, now) === null && played !== venueDay(now);
        return offered === granted;
      }),
      { numRuns: 2_000 },
    );
  });

  it('§4.42 the state of a game does not change between two of its moments', () => {
    fc.assert(
      fc.property(
        situations,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (situation, share) => {
          const { game, now, optIns, played } = situation;
          const lastPlay = played === null ? null : { day: played, win: false };
          // An opt-in with a future date counts from near that date: the server does not store one.
          const made = optIns.filter(({ timestamp }) => Date.parse(timestamp) <= now.getTime());
          const next = Math.min(...gameMoments(game, now).map((moment) => Date.parse(moment)));
          const later = new Date(now.getTime() + Math.floor(share * (next - now.getTime())));
          const known = (time: Date) => ({
            shown: isGameShown(game, time),
            standing: gameStanding(game, made, lastPlay, time),
          });
          expect(known(later)).toEqual(known(now));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('a play needs a time from GameStart to the end of play, and a valid opt-in', () => {
    fc.assert(
      fc.property(situations, ({ game, now, optIns }) => {
        if (spinRefusal(game, optIns, now) !== null) return true;
        return (
          now.getTime() >= Date.parse(game.GameStart) &&
          now < gameEndsAt(game) &&
          venueDay(now) <= toFinalDay(game) &&
          optIns.some(
            ({ timestamp }) =>
              Date.parse(timestamp) >= Date.parse(game.OptinStart) &&
              Date.parse(timestamp) <= Date.parse(game.OptinEnd),
          )
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('a member who plays at 22:00 plays once on each day from GameStart to the date of GameEnd', () => {
    fc.assert(
      fc.property(games, (game) => {
        const from = venueDay(new Date(game.GameStart));
        const plays: string[] = [];
        for (let day = from; day <= dayAfter(toFinalDay(game)); day = dayAfter(day)) {
          const late = new Date(Date.parse(day) + 22 * 60 * 60 * 1_000);
          if (gamePhase(game, late) === 'on') plays.push(day);
        }
        const isPlayed = (day: string) => {
          const late = new Date(`${day}T22:00:00Z`);
          return late >= new Date(game.GameStart) && late < gameEndsAt(game);
        };
        const first = isPlayed(from) ? from : dayAfter(from);
        return plays[0] === undefined
          ? !isPlayed(first)
          : plays[0] === first && isPlayed(toFinalDay(game)) === plays.includes(toFinalDay(game));
      }),
      { numRuns: 500 },
    );
  });

  it('a play of today ends the turn until the next day', () => {
    fc.assert(
      fc.property(situations, ({ game, now, optIns }) => {
        const played = { day: venueDay(now), win: true };
        const standing = gameStanding(game, optIns, played, now);
        if (standing.stage === 'ended') return gamePhase(game, now) === 'ended';
        return standing.stage === 'played' && standing.returnOn !== venueDay(now);
      }),
    );
  });
});
