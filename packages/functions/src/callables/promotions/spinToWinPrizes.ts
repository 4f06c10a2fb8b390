import { defineCallable } from '../../composition/defineCallable.ts';
import { prizeListVersion } from '../../contract/games/fairness.ts';
import { gamePhase } from '../../contract/promotions/gameRules.ts';
import { spinToWinPrizesContract } from '../../contract/promotions/spinToWinPrizes.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import { publishedPrizes } from '../../domain/games/publishedPrizes.ts';
import { callableError } from '../../pipeline/errors.ts';

/**
 * The wheel of a game today, for any member, and the seeds of the caller's past days, never today's.
 * Specification section 7.
 */
export const spinToWinPrizes = defineCallable(
  spinToWinPrizesContract,
  { auth: 'member', rateLimit: { calls: 60, seconds: 60 }, promotionFree: 'refused' },
  async ({ caller, request: { gameId }, services, now }) => {
    const today = venueDay(now);
    const game = await services.content.findGame(gameId);
    if (game === null) throw callableError('not-found', ({ missing }) => missing.game);
    const day = gamePhase(game, now) === 'on' ? await services.games.openDay(gameId, today) : null;
    const prizes = day?.prizes ?? (await services.content.findGamePrizes(gameId));
    if (prizes === null) throw callableError('not-found', ({ missing }) => missing.game);

    const played = await services.games.findPlayedDays(caller.uid, gameId);
    const over = await services.games.findDays(
      gameId,
      played.filter((each) => each < today),
    );
    const published = publishedPrizes(prizes);
    const ofNumber = new Map(prizes.map((prize) => [prize.number, prize]));
    return {
      success: true as const,
      prizes: await Promise.all(
        published.map(async (prize) => {
          const { locale, voucher } = ofNumber.get(prize.number) ?? {};
          const { category = null, incentive } = voucher ?? {};
          return {
            ...prize,
            category,
            ...(locale && { locale }),
            ...(incentive && { incentive }),
            left:
              prize.stock === null
                ? null
                : await services.games.countLeft({ ...prize, gameId, stock: prize.stock }),
          };
        }),
      ),
      now: now.toISOString(),
      commitment: day?.commitment ?? null,
      prizeListVersion: await prizeListVersion(published),
      revealed: over.map(({ seed, day: date, prizes: of }) => ({
        gameId,
        day: date,
        seed,
        prizes: publishedPrizes(of),
      })),
    };
  },
);
