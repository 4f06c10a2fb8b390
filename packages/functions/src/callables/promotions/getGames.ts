import { defineCallable } from '../../composition/defineCallable.ts';
import { getGamesContract } from '../../contract/promotions/getGames.ts';

/** The group's games in every phase: the page shows the phase. Specification section 7. */
export const getGames = defineCallable(
  getGamesContract,
  {
    auth: 'member',
    rateLimit: { calls: 60, seconds: 60 },
    promotionFree: { success: true, meta: [] },
  },
  async ({ services }) => ({ success: true, meta: [...(await services.content.listGames())] }),
);
