import { getInfoPageContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { refusal } from '../../wrapper/errors.ts';

/** A reading page, for everybody: terms are read before anybody signs in. Specification section 2. */
export const getInfoPage = defineCallable(
  getInfoPageContract,
  { auth: 'none', rateLimit: { calls: 120, seconds: 60 } },
  async ({ request, services }) => {
    const page = await services.content.findInfoPage(request.page);
    if (page === null) throw refusal('not-found', 'Unable to find the page');
    return page;
  },
);
