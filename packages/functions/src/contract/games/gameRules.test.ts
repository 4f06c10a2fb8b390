import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  finalDayOf,
  type GameTimes,
  gamePhase,
  gameStanding,
  isGameDay,
  isOptedIn,
  isOptInOpen,
  OPT_IN_TOLERANCE_MS,
  spinRefusal,
} from './gameRules.ts';
import { dayAfter, venueDay } from './venueDay.ts';

const GAME: GameTimes = {
  id: 'wheel',
  OptinStart: '2026-11-01T09:00:00Z',
  OptinEnd: '2026-11-20T18:00:00Z',
  GameStart: '2026-11-10T12:00:00Z',
  GameEnd: '2026-11-25T18:00:00Z',
};
const optIn = (timestamp: string, gameId = 'wheel') => ({ gameId, timestamp });
const VALID = [optIn('2026-11-02T10:00:00Z')];
const at = (instant: string) => new Date(instant);

describe('§4 opting in, at every boundary', () => {
  it.each([
    ['2026-11-01T08:59:59.999Z', false],
    ['2026-11-01T09:00:00.000Z', true],
    ['2026-11-20T18:00:00.000Z', true],
    ['2026-11-20T18:00:00.001Z', false],
  ])('at %s it is open: %s', (now, open) => {
    expect(isOptInOpen(GAME, at(now))).toBe(open);
  });

  it.each([
    ['made before the start', [optIn('2026-11-01T08:59:59.999Z')], false],
    ['made at the start', [optIn('2026-11-01T09:00:00Z')], true],
    ['made at the start, written with an offset', [optIn('2026-11-01T10:00:00+01:00')], true],
    ['made at the end', [optIn('2026-11-20T18:00:00Z')], true],
    ['made after the end', [optIn('2026-11-20T18:00:00.001Z')], false],
    ['made for another game', [optIn('2026-11-02T10:00:00Z', 'other')], false],
    ['made before the start, and again after it', [optIn('2026-10-01T00:00:00Z'), ...VALID], true],
    ['that never was', [], false],
  ])('one %s', (_, optIns, counts) => {
    expect(isOptedIn(GAME, optIns, at('2026-11-21T12:00:00Z'))).toBe(counts);
  });

  it('clocks may differ by five minutes, as firestore.rules says', () => {
    expect(OPT_IN_TOLERANCE_MS).toBe(300_000);
  });

  it('one dated ahead of the server counts within the tolerance of clocks alone', () => {
    const now = at('2026-11-02T10:00:00Z');
    const ahead = (ms: number) => [optIn(new Date(now.getTime() + ms).toISOString())];
    expect(isOptedIn(GAME, ahead(OPT_IN_TOLERANCE_MS), now)).toBe(true);
    expect(isOptedIn(GAME, ahead(OPT_IN_TOLERANCE_MS + 1), now)).toBe(false);
  });
});

describe('§4 the days of a game, its final date included', () => {
  it.each([
    ['2026-11-09T23:59:59Z', false],
    ['2026-11-10T00:00:00Z', true],
    ['2026-11-25T23:59:59Z', true],
    ['2026-11-26T00:00:00Z', false],
  ])('%s is one of them: %s', (now, on) => {
    expect(isGameDay(GAME, at(now))).toBe(on);
  });

  it('are the casino’s, in summer too', () => {
    const summer = { ...GAME, GameStart: '2026-07-01T23:30:00Z', GameEnd: '2026-07-03T10:00:00Z' };
    expect(isGameDay(summer, at('2026-07-01T22:59:59Z'))).toBe(false);
    expect(isGameDay(summer, at('2026-07-01T23:00:00Z'))).toBe(true);
  });
});

describe('§4 playing, at every boundary', () => {
  it.each([
    ['2026-11-10T11:59:59.999Z', 'not-started'],
    ['2026-11-10T12:00:00.000Z', 'on'],
    ['2026-11-25T18:00:00.000Z', 'on'],
    ['2026-11-25T23:59:59.999Z', 'on'],
    ['2026-11-26T00:00:00.000Z', 'ended'],
  ])('at %s the game is %s', (now, phase) => {
    expect(gamePhase(GAME, at(now))).toBe(phase);
  });

  it.each([
    ['a final day that begins at the casino’s midnight', '2026-06-30T00:00:00+01:00', '2026-06-30'],
    ['a final day given in UTC in summer', '2026-06-30T23:30:00Z', '2026-07-01'],
    ['29 February', '2028-02-29T20:00:00Z', '2028-02-29'],
    ['the day on which clocks go back', '2026-10-25T01:30:00Z', '2026-10-25'],
  ])('%s: %s is %s', (_, GameEnd, day) => {
    expect(finalDayOf({ ...GAME, GameEnd })).toBe(day);
  });

  it.each([
    ['before the start', VALID, '2026-11-10T11:59:59Z', 'not-started'],
    ['opted in, while it is on', VALID, '2026-11-15T12:00:00Z', null],
    ['opted in, after opting in has closed', VALID, '2026-11-22T12:00:00Z', null],
    ['opted in, on the final day', VALID, '2026-11-25T23:00:00Z', null],
    ['after the final day', VALID, '2026-11-26T00:00:00Z', 'ended'],
    ['without an opt-in', [], '2026-11-15T12:00:00Z', 'not-opted-in'],
    [
      'too early an opt-in',
      [optIn('2026-10-31T10:00:00Z')],
      '2026-11-15T12:00:00Z',
      'not-opted-in',
    ],
  ])('a spin %s', (_, optIns, now, refusal) => {
    expect(spinRefusal(GAME, optIns, at(now))).toBe(refusal);
  });
});

describe('§4 where a member stands', () => {
  const played = (day: string, win = false) => ({ day, win });
  it.each([
    ['before opting in opens', [], null, '2026-10-31T12:00:00Z', { stage: 'not-started' }],
    ['while opting in is open', [], null, '2026-11-05T12:00:00Z', { stage: 'opt-in' }],
    [
      'with an opt-in from before the start: again',
      [optIn('2026-10-31T10:00:00Z')],
      null,
      '2026-11-05T12:00:00Z',
      { stage: 'opt-in' },
    ],
    ['too late to opt in', [], null, '2026-11-21T12:00:00Z', { stage: 'opt-in-closed' }],
    [
      'opted in, and early',
      VALID,
      null,
      '2026-11-05T12:00:00Z',
      { stage: 'waiting', playFrom: GAME.GameStart },
    ],
    ['opted in, on the day', VALID, null, '2026-11-10T12:00:00Z', { stage: 'ready' }],
    [
      'played and won today',
      VALID,
      played('2026-11-15', true),
      '2026-11-15T20:00:00Z',
      { stage: 'played', win: true, returnOn: '2026-11-16' },
    ],
    [
      'played and lost on the final day',
      VALID,
      played('2026-11-25'),
      '2026-11-25T20:00:00Z',
      { stage: 'played', win: false, returnOn: null },
    ],
    ['played yesterday', VALID, played('2026-11-14'), '2026-11-15T00:00:00Z', { stage: 'ready' }],
    ['after the end', VALID, played('2026-11-25'), '2026-11-26T00:00:00Z', { stage: 'ended' }],
  ])('%s', (_, optIns, lastPlay, now, standing) => {
    expect(gameStanding(GAME, optIns, lastPlay, at(now))).toMatchObject(standing);
  });
});

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
  it('the page offers a spin exactly where the server grants one', () => {
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

  it('nobody plays before GameStart, after the date of GameEnd, or without an opt-in that counts', () => {
    fc.assert(
      fc.property(situations, ({ game, now, optIns }) => {
        if (spinRefusal(game, optIns, now) !== null) return true;
        return (
          now.getTime() >= Date.parse(game.GameStart) &&
          venueDay(now) <= finalDayOf(game) &&
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

  it('who plays at ten every evening plays once on each day from GameStart to the date of GameEnd', () => {
    fc.assert(
      fc.property(games, (game) => {
        const from = venueDay(new Date(game.GameStart));
        const plays: string[] = [];
        for (let day = from; day <= dayAfter(finalDayOf(game)); day = dayAfter(day)) {
          const late = new Date(Date.parse(day) + 22 * 60 * 60 * 1_000);
          if (gamePhase(game, late) === 'on') plays.push(day);
        }
        const firstIsLate = Date.parse(game.GameStart) > Date.parse(`${from}T22:00:00Z`);
        const first = firstIsLate ? dayAfter(from) : from;
        return plays[0] === undefined
          ? first > finalDayOf(game)
          : plays[0] === first && plays.at(-1) === finalDayOf(game);
      }),
      { numRuns: 500 },
    );
  });

  it('a play of today ends the turn until the next day, whatever the device says', () => {
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
