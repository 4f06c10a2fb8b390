import { defineCallable } from '../../composition/defineCallable.ts';
import { getInfoPageContract } from '../../contract/content/getInfoPage.ts';
import { callableError } from '../../pipeline/errors.ts';

/**
 * A reading page, for every caller: visitors read the terms before they sign in. Specification section 2.
 */
export const getInfoPage = defineCallable(
  getInfoPageContract,
  { auth: 'none', rateLimit: { calls: 120, seconds: 60 } },
  async ({ request, services }) => {
    const page = await services.content.findInfoPage(request.page);
    if (page === null) throw callableError('not-found', ({ missing }) => missing.page);
    return page;
  },
);
