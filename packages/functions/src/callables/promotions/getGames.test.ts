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

it('§3.24 §3.25 §3.26 §3.27 §3.28 §3.29 a game has an id, a name and four instants', async () => {
  const { meta } = await (await signedIn('jack')).call('promotions-getGames', null);
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  for (const game of seeded(meta)) {
    expect(game).toMatchObject({
      id: expect.stringMatching(/\S/),
      name: expect.stringMatching(/\S/),
    });
    expect([game.GameStart, game.GameEnd, game.OptinStart, game.OptinEnd]).toEqual(
      Array(4).fill(instant),
    );
  }
});
