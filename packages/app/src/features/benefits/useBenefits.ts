import {
  type Benefit,
  type TierBenefit,
  tierOf,
  venueOfHomeCasino,
} from '@casino/functions/contract';
import type { RemoteQuery } from '../../lib/useRemote.ts';
import { useKept } from '../../session/useKept.ts';
import { useShownMember } from '../../session/useSession.ts';

/** What the member's tier is given at their casino, and what every other tier is. */
export interface Benefits {
  readonly benefits: readonly TierBenefit[];
  readonly comparison: readonly Benefit[];
}

/**
 * The benefits of the member's own tier and casino; until they come, the copy on this device. Nothing is
 * asked for a member without a home casino. Section 7.
 */
export function useBenefits(): RemoteQuery<Benefits> {
  const member = useShownMember()?.member;
  const tier = tierOf(member?.membership_type_id ?? 0);
  const homeCasino = member?.home_casino ?? null;
  const venueId = venueOfHomeCasino(homeCasino ?? 0);
  const key = homeCasino === null ? null : [];
  return useKept<Benefits>(`benefits-1.${tier}.${venueId}`, key, async () => {
    const { call } = await import('../../lib/api.ts');
    const { benefits, comparison } = await call('benefits-getBenefits', { tier, venueId });
    return { benefits, comparison };
  });
}
