import { defineCallable } from '../../composition/defineCallable.ts';
import { getCasinosContract } from '../../contract/content/getCasinos.ts';

/** The ids and names of the casinos, for every caller: the forms for joining and linking offer them. */
export const getCasinos = defineCallable(
  getCasinosContract,
  { auth: 'none', rateLimit: { calls: 120, seconds: 60 } },
  async ({ services }) => {
    const venues = await services.content.listVenues();
    return { casinos: venues.map(({ id, pagetitle }) => ({ id, pagetitle })) };
  },
);
