import * as z from 'zod/mini';
import type { ServiceRedemption } from '../../src/contract/http/redemptions.ts';
import { voucherReplySchema } from '../../src/contract/http/schemas.ts';
import type { SeedClock } from './clock.ts';
import type { SeedWrite } from './firestoreRest.ts';
import { crmIdOf, PEOPLE } from './people.ts';
import { vouchers } from './vouchers.ts';

/**
 * The collections of the group's own system. The product, which shares the demo's database with the reference server, reads
 * neither.
 */
export const GROUP_COLLECTIONS = {
  /** By the id of the redemption. */
  redemptions: 'groupRedemptions',
  /** By voucher and member: the redemption that counts. */
  uses: 'groupVoucherUses',
} as const;

/** Which redemption of a voucher by a member counts; all null after a reversal. */
export interface StoredUse {
  readonly redemptionId: string | null;
  readonly at: string | null;
  readonly venueId: number | null;
}

/** The id of the document of a voucher and a member. */
export function idOfUse(voucherId: string, crmId: string): string {
  return `${voucherId}~${crmId}`;
}

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
      recordedAt: at,
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

/** The document of a redemption. Its instants stay texts, with all their decimals. */
export function storedRedemption(redemption: ServiceRedemption, changedAt: Date) {
  return { redemption, venueId: redemption.venueId, changedAt };
}
