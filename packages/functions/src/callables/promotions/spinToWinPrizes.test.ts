import { describe, expect, it } from 'vitest';
import { allDocuments, openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { signedIn } from '../../../testing/calls/client.ts';
import { freshGame } from '../../../testing/games/freshGame.ts';
import { optedIn, spinOf } from '../../../testing/games/spinning.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { prizeListVersion } from '../../contract/games/fairness.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';

const DAY_SECONDS = 24 * 60 * 60;
const PRIZES = [
  { name: 'A cocktail', win: true, weight: 3, stock: 5 },
  { name: 'No prize today', win: false, weight: 7 },
];
const database = openDatabase();

describe('§7 promotions-spinToWinPrizes', () => {
  it('§7.21 returns the prizes with weights and remaining stock, the server’s time and the day’s commitment', async () => {
    const game = await freshGame({ prizes: PRIZES });
    const reply = await (await signedIn('jack')).call('promotions-spinToWinPrizes', {
      gameId: game.id,
    });
    expect(reply).toMatchObject({
      success: true,
      prizes: [
        { number: 1, ...PRIZES[0], left: 5, category: 'drinks' },
        { number: 2, ...PRIZES[1], stock: null, left: null, category: null },
      ],
      revealed: [],
    });
    expect(reply.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await prizeListVersion(reply.prizes)).toBe(reply.prizeListVersion);
    expect(Math.abs(Date.parse(reply.now) - Date.now())).toBeLessThan(60_000);
  });

  it('returns the product type and the wagering requirement of a prize, if the service states them', async () => {
    const jack = await signedIn('jack');
    const wheel = await jack.call('promotions-spinToWinPrizes', { gameId: 'winter-wheel' });
    const incentives = new Map(wheel.prizes.map(({ name, incentive }) => [name, incentive]));
    expect(incentives.get('£10 of slots play')?.productTypes).toEqual(['casino']);
    expect(incentives.get('Dinner for two')?.productTypes).toEqual([]);
    expect(incentives.get('No prize today')).toBeUndefined();

    const unstated = PRIZES.map((prize) => ({ ...prize, isUnstated: true }));
    const game = await freshGame({ prizes: unstated });
    const { prizes } = await jack.call('promotions-spinToWinPrizes', { gameId: game.id });
    expect(prizes.every((prize) => !('incentive' in prize))).toBe(true);
  });

  it('commits to one seed per day for all members, and does not reveal it that day', async () => {
    const game = await freshGame({ prizes: PRIZES });
    const clients = await Promise.all(['jack', 'ace', 'king'].map((name) => signedIn(name)));
    const replies = await Promise.all(
      [...clients, ...clients, ...clients].map((client) =>
        client.call('promotions-spinToWinPrizes', { gameId: game.id }),
      ),
    );
    expect(new Set(replies.map(({ commitment }) => commitment)).size).toBe(1);
    const day = await database.doc(`gameDays/${game.id}_${venueDay(new Date())}`).get();
    expect(day.get('commitment')).toBe(replies[0]?.commitment);
    expect(day.get('seed')).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(replies)).not.toContain(day.get('seed'));
  });

  it('creates no commitment before the game starts or after it ends', async () => {
    const early = await freshGame({ play: [1, 2], prizes: PRIZES });
    const late = await freshGame({ play: [-5, -3], prizes: PRIZES });
    const jack = await signedIn('jack');
    for (const { id } of [early, late]) {
      const reply = await jack.call('promotions-spinToWinPrizes', { gameId: id });
      expect(reply).toMatchObject({ commitment: null, prizes: [{ number: 1 }, { number: 2 }] });
    }
    const paths = Object.keys(await allDocuments());
    expect(paths.filter((path) => path.startsWith(`gameDays/${early.id}`))).toEqual([]);
    expect(paths.filter((path) => path.startsWith(`gameDays/${late.id}`))).toEqual([]);
  });

  it('reveals the seed of a past day only to callers who played that day', async () => {
    const game = await freshGame({ prizes: PRIZES });
    const [player, other] = await Promise.all([freshMember(), freshMember()]);
    await optedIn(player, game.id);
    await spinOf(player, game.id);
    const asked = async (member: typeof player) =>
      (await signedIn(member.email)).call('promotions-spinToWinPrizes', { gameId: game.id });

    expect((await asked(player)).revealed).toEqual([]);
    await Promise.all([player, other].map(({ uid }) => setClock(uid, DAY_SECONDS)));
    const day = venueDay(new Date());
    const { seed } = (await database.doc(`gameDays/${game.id}_${day}`).get()).data() ?? {};
    expect((await asked(player)).revealed).toMatchObject([{ gameId: game.id, day, seed }]);
    expect((await asked(other)).revealed).toEqual([]);
  });
});
