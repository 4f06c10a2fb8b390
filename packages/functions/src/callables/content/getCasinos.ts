import { getCasinosContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';

/** The casinos by name, for anybody: the forms that join or link a membership ask which one. */
export const getCasinos = defineCallable(
  getCasinosContract,
  { auth: 'none', rateLimit: { calls: 120, seconds: 60 } },
  async ({ services }) => {
    const venues = await services.content.listVenues();
    return { casinos: venues.map(({ id, pagetitle }) => ({ id, pagetitle })) };
  },
);
