import type { Member } from '@casino/functions/contract/member.ts';
import { toTier } from '@casino/functions/contract/rules/membership.ts';
import type { AsOf } from '@casino/ui/screens/shared/asOf.ts';
import type { CardHolder } from '@casino/ui/screens/shared/ownCard/OwnCard.tsx';

/**
 * Returns what the member card shows.
 * @param asOf when the figures were loaded, if they may be old (`useAsOf`)
 */
export function toCardHolder(member: Member, asOf: AsOf | null): CardHolder {
  return {
    firstName: member.first_name,
    lastName: member.last_name,
    membershipNumber: member.customer_number,
    tier: toTier(member.membership_type_id),
    rewardBalance: member.loyalty_points,
    ...(asOf && { asOf }),
  };
}
