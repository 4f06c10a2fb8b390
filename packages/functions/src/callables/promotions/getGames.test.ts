import { describe, expect, it } from 'vitest';
import { testBackend } from '../../../testing/backend/testBackend.ts';
import { signedIn } from '../../../testing/calls/client.ts';
import { addGame } from '../../../testing/games/addGame.ts';
import { gamePhase, gameStanding } from '../../contract/promotions/gameRules.ts';
import type { Game } from '../../contract/promotions/getGames.ts';

/** Without the games that other test files add. */
const seeded = (games: readonly Game[]) => games.filter(({ id }) => !id.startsWith('fresh-'));

describe('§7 promotions-getGames', () => {
  it('§7.23 returns the games in every phase, sorted by start', async () => {
    const { success, meta: all } = await (await signedIn('jack')).call('promotions-getGames', null);
    expect(success).toBe(true);
    const starts = all.map(({ GameStart }) => GameStart);
    expect(starts).toEqual(starts.toSorted());
    const meta = seeded(all);
    expect(meta.map(({ id }) => id)).toEqual([
      'autumn-aces',
      'winter-wheel',
      'kings-week',
      'spring-spin',
    ]);

    const now = Date.now();
    const stages = meta.map(({ GameStart, GameEnd }) => {
      if (now < Date.parse(GameStart)) return 'to come';
      return now <= Date.parse(GameEnd) ? 'on' : 'ended';
    });
    expect(stages).toEqual(['ended', 'on', 'to come', 'to come']);
  });

  it('§4.35 returns a game that is open for opting in, however many have ended', async () => {
    const ended = { optIn: [-400, -399], play: [-400, -399], prizes: [] } as const;
    await Promise.all(Array.from({ length: 60 }, () => addGame(testBackend(), ended)));
    const { meta } = await (await signedIn('jack')).call('promotions-getGames', null);
    const week = meta.find(({ id }) => id === 'kings-week');
    if (!week) throw new Error('The game is not among them.');
    const now = new Date();
    expect(gamePhase(week, now)).toBe('not-started');
    expect(gameStanding(week, [], null, now)).toEqual({ stage: 'opt-in', until: week.OptinEnd });
  });
});

describe('§3 a game', () => {
  it.each([
    ['§3.24', 'id'],
    ['§3.25', 'name'],
    ['§3.26', 'GameStart'],
    ['§3.27', 'GameEnd'],
    ['§3.28', 'OptinStart'],
    ['§3.29', 'OptinEnd'],
  ] as const)('%s has %s', async (_, field) => {
    const { meta } = await (await signedIn('jack')).call('promotions-getGames', null);
    const games = seeded(meta);
    expect(games).not.toEqual([]);
    for (const game of games) {
      if (field === 'id' || field === 'name') expect(game[field]).toMatch(/\S/);
      else expect(game[field]).toBe(new Date(game[field]).toISOString());
    }
  });
});
