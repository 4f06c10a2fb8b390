import { createHash } from 'node:crypto';
import { inUtc } from '../../contract/index.ts';
import type { GamePrize } from '../../stores/gamePrizes.ts';
import type { StoredVoucher } from '../../stores/vouchers.ts';

/** Who gets a voucher: one membership of a member. */
export interface VoucherHolder {
  readonly crmId: string;
  /** The venue at which it is redeemed. */
  readonly location: number;
}

/**
 * The voucher that a win becomes; null for a prize that wins nothing. Its id follows from the play, so
 * that a play can never create two.
 * @param playId the id of the play that won it
 * @param secret ends the code that a till types: nobody can guess it
 */
export function prizeVoucher(
  prize: GamePrize,
  holder: VoucherHolder,
  { playId, now, secret }: { readonly playId: string; readonly now: Date; readonly secret: string },
): StoredVoucher | null {
  if (prize.voucher === null) return null;
  const { codePrefix, validDays, ...words } = prize.voucher;
  return {
    ...words,
    ...holder,
    id: `spin-${createHash('sha256').update(playId).digest('hex').slice(0, 32)}`,
    audience: 'personal',
    code: `${codePrefix}-${secret}`,
    validFrom: now.toISOString(),
    validUntil: inUtc(now).add(validDays, 'day').toISOString(),
    usedAt: null,
  };
}
