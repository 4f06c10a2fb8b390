import { getGamesContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';

/** The group's games, whether they have begun, ended or not: the page says which. Specification section 7. */
export const getGames = defineCallable(
  getGamesContract,
  {
    auth: 'member',
    rateLimit: { calls: 60, seconds: 60 },
    promotionFree: { success: true, meta: [] },
  },
  async ({ services }) => ({ success: true, meta: [...(await services.content.listGames())] }),
);
