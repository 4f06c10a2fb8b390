import { describe, expect, it } from 'vitest';
import { TURNED_AWAY } from '../../../local/testing/blockedMembers.ts';
import { signedIn, signedOut, statusOf } from '../../../local/testing/client.ts';
import { type Game, getGamesContract } from '../../contract/index.ts';

/** Other test files add games of their own meanwhile. */
const seeded = (games: readonly Game[]) => games.filter(({ id }) => !id.startsWith('fresh-'));

describe('§7 promotions-getGames', () => {
  it('gives all games, those that begin first coming first, whatever their stage', async () => {
    const { success, meta: all } = await (await signedIn('jack')).call(getGamesContract, null);
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

  it('takes an empty request as well as none', async () => {
    const { meta } = await (await signedIn('ace')).call(getGamesContract, {});
    expect(seeded(meta)).toHaveLength(4);
  });

  it('is not for those who are not signed in', async () => {
    expect(await statusOf(signedOut().call(getGamesContract, null))).toBe('unauthenticated');
  });

  it.each(TURNED_AWAY)('§4 gives %s nothing: %s', async (account, reason) => {
    const client = await signedIn(account);
    await expect(client.call(getGamesContract, null)).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { reason },
    });
  });
});

describe('§3 a game', () => {
  it.each(['id', 'name', 'GameStart', 'GameEnd', 'OptinStart', 'OptinEnd'] as const)(
    'has %s',
    async (field) => {
      const { meta } = await (await signedIn('jack')).call(getGamesContract, null);
      const games = seeded(meta);
      expect(games).not.toEqual([]);
      for (const game of games) {
        if (field === 'id' || field === 'name') expect(game[field]).toMatch(/\S/);
        else expect(game[field]).toBe(new Date(game[field]).toISOString());
      }
    },
  );
});
