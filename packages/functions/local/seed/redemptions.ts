import * as z from 'zod/mini';
import { voucherReplySchema } from '../../src/contract/http/schemas.ts';
import { GROUP_COLLECTIONS, idOfUse, storedRedemption } from '../reference/redemptions.ts';
import type { SeedClock } from './clock.ts';
import type { SeedWrite } from './firestoreRest.ts';
import { crmIdOf, PEOPLE } from './people.ts';
import { vouchers } from './vouchers.ts';

/** The redemptions of the used vouchers, in the group's own system: the reference server reads them. */
export function groupRedemptions(clock: SeedClock): readonly SeedWrite[] {
  const numbers = new Map(
    PEOPLE.flatMap(({ membership }) =>
      membership ? [[crmIdOf(membership), membership.customerNumber] as const] : [],
    ),
  );
  return vouchers(clock).flatMap(({ usedAt, usedVenueId: _, ...unused }) => {
    const customerNumber = numbers.get(unused.crmId);
    if (usedAt === null || customerNumber === undefined) return [];
    const at = usedAt.toISOString();
    const { id: voucherId, crmId, location: venueId } = unused;
    const redemption = {
      id: `redeemed-${voucherId}`,
      crmId,
      customerNumber,
      venueId,
      at,
      isOffline: false,
      deviceId: 'lounge-till',
      voucher: z.parse(voucherReplySchema, JSON.parse(JSON.stringify({ ...unused, usedAt: null }))),
      reversal: null,
    };
    const use = { redemptionId: redemption.id, at, venueId };
    return [
      {
        path: `${GROUP_COLLECTIONS.redemptions}/${redemption.id}`,
        fields: storedRedemption(redemption, usedAt),
      },
      { path: `${GROUP_COLLECTIONS.uses}/${idOfUse(voucherId, crmId)}`, fields: use },
    ];
  });
}
