import { defineCallable } from '../../composition/defineCallable.ts';
import { getInfoPageContract } from '../../contract/content/getInfoPage.ts';
import { callableError } from '../../pipeline/errors.ts';

/**
 * A reading page in the language of the caller's page, for every caller: visitors read the terms before they sign in. An
 * older app, which does not read `locale`, gets the text of the group. Specification section 2.
 */
export const getInfoPage = defineCallable(
  getInfoPageContract,
  { auth: 'none', rateLimit: { calls: 120, seconds: 60 } },
  async ({ request, pageLanguage, services }) => {
    const page = await services.content.findInfoPage(request.page, pageLanguage);
    if (page === null) throw callableError('not-found', ({ missing }) => missing.page);
    return page;
  },
);
