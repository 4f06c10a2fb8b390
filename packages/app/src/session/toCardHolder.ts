import { type Member, tierOf } from '@casino/functions/contract';
import type { CardHolder } from '@casino/ui';

/** Returns what the member card shows. */
export function toCardHolder(member: Member): CardHolder {
  return {
    firstName: member.first_name,
    lastName: member.last_name,
    membershipNumber: member.customer_number,
    tier: tierOf(member.membership_type_id),
    rewardBalance: member.loyalty_points,
  };
}
