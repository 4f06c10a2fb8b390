import type { Benefit, TierBenefit } from '@casino/functions/contract/benefits/getBenefits.ts';
import { toTier, venueOfHomeCasino } from '@casino/functions/contract/rules/membership.ts';
import { call } from '../../../lib/calls/api.ts';
import type { RemoteQuery } from '../../../lib/calls/useRemote.ts';
import { useShownMember } from '../../../session/current/useSession.ts';
import { useMemberData } from '../../../session/memberData/useMemberData.ts';

/** The benefits of the member's tier at their casino, and those of every tier. */
export interface Benefits {
  readonly benefits: readonly TierBenefit[];
  readonly comparison: readonly Benefit[];
}

/** The benefits of the member's tier and casino. Nothing loads for a member without a home casino. Section 7. */
export function useBenefits(): RemoteQuery<Benefits> {
  const { home_casino = null, membership_type_id } = useShownMember()?.member ?? {};
  return useMemberData(
    home_casino !== null && membership_type_id !== undefined
      ? ['benefits-1', toTier(membership_type_id), venueOfHomeCasino(home_casino)]
      : null,
    async ([, tier, venueId]): Promise<Benefits> => {
      const { benefits, comparison } = await call('benefits-getBenefits', { tier, venueId });
      return { benefits, comparison };
    },
  );
}
