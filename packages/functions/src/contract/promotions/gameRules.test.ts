import { describe, expect, it } from 'vitest';
import {
  type GameTimes,
  gameEndsAt,
  gameMoments,
  gamePhase,
  gameStanding,
  isGameShown,
  isOptedIn,
  isOptInOpen,
  OPT_IN_TOLERANCE_MS,
  spinRefusal,
  toFinalDay,
} from './gameRules.ts';

const GAME: GameTimes = {
  id: 'wheel',
  OptinStart: '2026-11-01T09:00:00Z',
  OptinEnd: '2026-11-20T18:00:00Z',
  GameStart: '2026-11-10T12:00:00Z',
  GameEnd: '2026-11-25T18:00:00Z',
};
const OPT_IN_OVER = '2026-11-20T18:00:00.001Z';
const END = '2026-11-25T18:00:00.000Z';
const optIn = (timestamp: string, gameId = 'wheel') => ({ gameId, timestamp });
const VALID = [optIn('2026-11-02T10:00:00Z')];
const at = (instant: string) => new Date(instant);

describe('§4 opting in, at every boundary', () => {
  it.each([
    ['2026-11-01T08:59:59.999Z', false],
    ['2026-11-01T09:00:00.000Z', true],
    ['2026-11-20T18:00:00.000Z', true],
    ['2026-11-20T18:00:00.001Z', false],
  ])('§4.35 is open at %s: %s', (now, open) => {
    expect(isOptInOpen(GAME, at(now))).toBe(open);
  });

  it.each([
    ['§4.36', 'made before the start', [optIn('2026-11-01T08:59:59.999Z')], false],
    ['§4', 'made at the start', [optIn('2026-11-01T09:00:00Z')], true],
    ['§4', 'made at the start, written with an offset', [optIn('2026-11-01T10:00:00+01:00')], true],
    ['§4', 'made at the end', [optIn('2026-11-20T18:00:00Z')], true],
    ['§4', 'made after the end', [optIn('2026-11-20T18:00:00.001Z')], false],
    ['§4', 'made for another game', [optIn('2026-11-02T10:00:00Z', 'other')], false],
    [
      '§4.37',
      'made before the start, and again after it',
      [optIn('2026-10-01T00:00:00Z'), ...VALID],
      true,
    ],
    ['§4', 'that never was', [], false],
  ])('%s an opt-in %s', (_, __, optIns, counts) => {
    expect(isOptedIn(GAME, optIns, at('2026-11-21T12:00:00Z'))).toBe(counts);
  });

  it('clocks may differ by five minutes, as in firestore.rules', () => {
    expect(OPT_IN_TOLERANCE_MS).toBe(300_000);
  });

  it('an opt-in dated in the future counts only within the clock tolerance', () => {
    const now = at('2026-11-02T10:00:00Z');
    const ahead = (ms: number) => [optIn(new Date(now.getTime() + ms).toISOString())];
    expect(isOptedIn(GAME, ahead(OPT_IN_TOLERANCE_MS), now)).toBe(true);
    expect(isOptedIn(GAME, ahead(OPT_IN_TOLERANCE_MS + 1), now)).toBe(false);
  });
});

describe('§4 a game is shown from OptinStart to the end of play', () => {
  it.each([
    ['a moment before OptinStart', {}, '2026-11-01T08:59:59.999Z', false],
    ['at OptinStart, before play begins', {}, '2026-11-01T09:00:00.000Z', true],
    [
      'after OptinEnd, before play begins',
      { OptinEnd: '2026-11-05T00:00:00Z' },
      '2026-11-06T00:00:00Z',
      true,
    ],
    ['while it is played', {}, '2026-11-15T12:00:00Z', true],
    ['after OptinEnd', {}, '2026-11-21T12:00:00Z', true],
    ['a moment before GameEnd', {}, '2026-11-25T17:59:59.999Z', true],
    ['at GameEnd', {}, '2026-11-25T18:00:00.000Z', false],
    [
      'at the end of a final day without a time',
      { GameEnd: '2026-11-25T00:00:00Z' },
      '2026-11-25T23:59:59.999Z',
      true,
    ],
    [
      'while play is on, before OptinStart',
      { OptinStart: '2026-11-12T00:00:00Z' },
      '2026-11-11T00:00:00Z',
      false,
    ],
  ])('§4.35 is it shown %s', (_, changes, now, shown) => {
    expect(isGameShown({ ...GAME, ...changes }, at(now))).toBe(shown);
  });
});

describe('§4 the moments at which the state of a game changes', () => {
  it.each([
    [
      'before OptinStart',
      '2026-10-31T12:00:00Z',
      [GAME.OptinStart, OPT_IN_OVER, GAME.GameStart, END, '2026-11-01T00:00:00.000Z'],
    ],
    [
      'at OptinStart itself',
      '2026-11-01T09:00:00Z',
      [OPT_IN_OVER, GAME.GameStart, END, '2026-11-02T00:00:00.000Z'],
    ],
    ['on its final day', '2026-11-25T12:00:00Z', [END, '2026-11-26T00:00:00.000Z']],
    ['in summer', '2027-06-30T22:00:00Z', ['2027-06-30T23:00:00.000Z']],
  ])('§4.42 are the future ones %s', (_, now, moments) => {
    expect(gameMoments(GAME, at(now))).toEqual(moments);
  });
});

describe('§4 playing, at every boundary', () => {
  it.each([
    ['2026-11-10T11:59:59.999Z', 'not-started'],
    ['2026-11-10T12:00:00.000Z', 'on'],
    ['2026-11-25T17:59:59.999Z', 'on'],
    ['2026-11-25T18:00:00.000Z', 'ended'],
    ['2026-11-25T23:00:00.000Z', 'ended'],
  ])('§4.38 at %s the game is %s', (now, phase) => {
    expect(gamePhase(GAME, at(now))).toBe(phase);
  });

  it.each([
    ['a final day that begins at the casino’s midnight', '2026-06-30T00:00:00+01:00', '2026-06-30'],
    ['a final day given in UTC in summer', '2026-06-30T23:30:00Z', '2026-07-01'],
    ['29 February', '2028-02-29T20:00:00Z', '2028-02-29'],
    ['the day on which clocks go back', '2026-10-25T01:30:00Z', '2026-10-25'],
  ])('§4.41 %s: %s is %s', (_, GameEnd, day) => {
    expect(toFinalDay({ ...GAME, GameEnd })).toBe(day);
  });

  it.each([
    ['a time of a winter’s day', '2026-12-05T18:00:00Z', '2026-12-05T18:00:00.000Z'],
    ['a time of a summer’s day', '2026-06-30T17:00:00Z', '2026-06-30T17:00:00.000Z'],
    ['a date in winter', '2026-12-05T00:00:00Z', '2026-12-06T00:00:00.000Z'],
    ['a date in summer', '2026-06-30T00:00:00+01:00', '2026-06-30T23:00:00.000Z'],
    ['the last minute of a date', '2026-11-30T23:59:59Z', '2026-12-01T00:00:00.000Z'],
    ['the date on which clocks go forward', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00.000Z'],
    ['the date on which clocks go back', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00.000Z'],
    ['the second 01:30 of a night', '2026-10-25T01:30:00Z', '2026-10-25T01:30:00.000Z'],
  ])('§4.38 a GameEnd that is %s, %s, ends play at %s', (_, GameEnd, end) => {
    expect(gameEndsAt({ GameEnd }).toISOString()).toBe(end);
  });

  // `anyGame.test.ts` compares the refusals with the phase and the opt-ins of any game.
  it.each([
    ['§4', 'before the start', VALID, '2026-11-10T11:59:59Z', 'not-started'],
    ['§4.39', 'opted in, while it is on', VALID, '2026-11-15T12:00:00Z', null],
    ['§4.39', 'without an opt-in', [], '2026-11-15T12:00:00Z', 'not-opted-in'],
  ])('%s a spin %s', (_, __, optIns, now, refusal) => {
    expect(spinRefusal(GAME, optIns, at(now))).toBe(refusal);
  });
});

describe('§4 the state of a game for a member', () => {
  const played = (day: string, win = false) => ({ day, win });
  it.each([
    ['before opting in opens', [], null, '2026-10-31T12:00:00Z', { stage: 'not-started' }],
    ['while opting in is open', [], null, '2026-11-05T12:00:00Z', { stage: 'opt-in' }],
    [
      '§4.37 with an opt-in from before the start: again',
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
      '2026-11-25T17:00:00Z',
      { stage: 'played', win: false, returnOn: null },
    ],
    ['played yesterday', VALID, played('2026-11-14'), '2026-11-15T00:00:00Z', { stage: 'ready' }],
    ['after the end', VALID, played('2026-11-25'), '2026-11-25T18:00:00Z', { stage: 'ended' }],
  ])('%s', (_, optIns, lastPlay, now, standing) => {
    expect(gameStanding(GAME, optIns, lastPlay, at(now))).toMatchObject(standing);
  });
});
