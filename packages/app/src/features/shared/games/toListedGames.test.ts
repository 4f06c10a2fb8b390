import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import type { GameChance } from '@casino/ui/components/GameList/game.types.ts';
import { describe, expect, it } from 'vitest';
import { game } from '../../../session/state/session.fixtures.ts';
import type { OwnGames } from './ownGames.ts';
import { play } from './play.fixtures.ts';
import { gameToOpen, toListedGames } from './toListedGames.ts';

/** Opt-in from 20 to 27 November, play from 24 November to 1 December. */
const week: Game = {
  ...game,
  OptinStart: '2026-11-20T10:00:00Z',
  OptinEnd: '2026-11-27T10:00:00Z',
  GameStart: '2026-11-24T10:00:00Z',
  GameEnd: '2026-12-01T10:00:00Z',
};
const NOTHING: OwnGames = { optIns: [], plays: [] };
const JOINED: OwnGames = {
  ...NOTHING,
  optIns: [{ gameId: week.id, timestamp: '2026-11-21T10:00:00Z' }],
};
const playedOn = (day: string, gameId = week.id): OwnGames => ({
  ...JOINED,
  plays: [{ ...play, gameId, day }],
});

const OPT_IN: GameChance = { kind: 'opt-in', until: week.OptinEnd };
const OPENS: GameChance = { kind: 'opens', from: week.GameStart };
const SPIN: GameChance = { kind: 'spin' };
const TOO_LATE: GameChance = { kind: 'opt-in-closed' };
/** Opting in ends before play begins. */
const early = { ...week, OptinEnd: '2026-11-23T10:00:00Z' };

describe('§4 the next step for a listed game', () => {
  it.each<[string, string, OwnGames | null, GameChance | null, Game?]>([
    ['before OptinStart: nothing', '11-20T09:59:59', NOTHING, null],
    ['§4.35 before it begins: opt in', '11-21T10:00:00', NOTHING, OPT_IN],
    ['before it begins, opted in: when it opens', '11-22T10:00:00', JOINED, OPENS],
    [
      '§4.35 at the end of an early opt-in: opt in',
      '11-23T10:00:00',
      NOTHING,
      { kind: 'opt-in', until: early.OptinEnd },
      early,
    ],
    ['after an early opt-in: too late', '11-23T10:00:01', NOTHING, TOO_LATE, early],
    ['after an early opt-in, opted in: when it opens', '11-23T10:00:01', JOINED, OPENS, early],
    ['during play: opt in', '11-24T10:00:00', NOTHING, OPT_IN],
    ['during play, opted in: spin', '11-24T10:00:00', JOINED, SPIN],
    ['during play, after the opt-in: too late', '11-28T10:00:00', NOTHING, TOO_LATE],
    [
      'played today: return tomorrow',
      '11-25T10:00:00',
      playedOn('2026-11-25'),
      { kind: 'played', nextOn: '2026-11-26' },
    ],
    ['played yesterday: spin', '11-26T00:00:00', playedOn('2026-11-25'), SPIN],
    ['another game played today: spin', '11-25T10:00:00', playedOn('2026-11-25', 'other'), SPIN],
    [
      'played on the final day: no return',
      '12-01T09:00:00',
      playedOn('2026-12-01'),
      { kind: 'played', nextOn: null },
    ],
    ['after the end of play: nothing', '12-01T10:00:00', JOINED, null],
    ['unknown plays: unknown', '11-25T10:00:00', null, { kind: 'unknown' }],
  ])('%s', (_, now, own, chance, game = week) => {
    const [listed] = toListedGames([game], own, new Date(`2026-${now}Z`));
    expect(listed?.chance ?? null).toEqual(chance);
  });

  it('lasts until its final day closes if its end is a date', () => {
    const dated = { ...week, GameEnd: '2026-12-01T00:00:00Z' };
    const [listed] = toListedGames([dated], NOTHING, new Date('2026-12-01T23:59:00Z'));
    expect(listed).toMatchObject({ endsAt: '2026-12-02T00:00:00.000Z' });
  });

  it('links to the page of the game, and holds its language and the times of play', () => {
    const games = [{ ...week, locale: 'zh-Hans' } as const];
    expect(toListedGames(games, NOTHING, new Date('2026-11-21T10:00:00Z'))).toMatchObject([
      {
        id: 'game-1',
        name: 'Daily Wheel',
        locale: 'zh-Hans',
        href: '/games/spin-the-wheel/game-1',
        startsAt: week.GameStart,
        endsAt: '2026-12-01T10:00:00.000Z',
      },
    ]);
  });
});

describe('§4 several games', () => {
  const now = new Date('2026-11-25T10:00:00Z');
  const toCome: Game = {
    ...week,
    id: 'to-come',
    GameStart: '2026-11-26T10:00:00Z',
  };
  const on: Game = { ...week, id: 'on' };
  const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);
  const joined = (...gameIds: readonly string[]): OwnGames => ({
    ...NOTHING,
    optIns: gameIds.map((gameId) => ({ gameId, timestamp: '2026-11-21T10:00:00Z' })),
  });

  it('are sorted by the time when they can be played', () => {
    expect(ids(toListedGames([toCome, on], NOTHING, now))).toEqual(['on', 'to-come']);
  });

  it.each([
    ['the game that can be spun', joined('on', 'to-come'), 'on'],
    [
      'the game that can be opted in to',
      { ...joined('on'), plays: playedOn('2026-11-25', 'on').plays },
      'to-come',
    ],
    ['the first game if the plays are unknown', null, 'on'],
    [
      'the first game if none can be played',
      { ...joined('on', 'to-come'), plays: playedOn('2026-11-25', 'on').plays },
      'on',
    ],
  ])('the shortcut opens %s', (_, own, opened) => {
    expect(gameToOpen(toListedGames([toCome, on], own, now))?.id).toBe(opened);
  });

  it('the shortcut opens no game if the list is empty', () => {
    expect(gameToOpen([])).toBeNull();
  });
});
