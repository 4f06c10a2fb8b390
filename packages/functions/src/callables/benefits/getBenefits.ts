import { defineCallable } from '../../composition/defineCallable.ts';
import { getBenefitsContract } from '../../contract/benefits/getBenefits.ts';
import { venueOfHomeCasino } from '../../contract/rules/membership.ts';
import { benefitsOfTier } from '../../domain/venues/benefits.ts';
import { callableError } from '../../pipeline/errors.ts';

/** The benefits of a tier at a venue, and those of every tier to compare. Specification section 7. */
export const getBenefits = defineCallable(
  getBenefitsContract,
  { auth: 'member', rateLimit: { calls: 60, seconds: 60 } },
  async ({ request, services }) => {
    const comparison = await services.content.findBenefits(venueOfHomeCasino(request.venueId));
    if (comparison === null) throw callableError('not-found', ({ missing }) => missing.venue);
    return {
      success: true,
      benefits: benefitsOfTier(comparison, request.tier),
      comparison: [...comparison],
    };
  },
);
