import { createHash } from 'node:crypto';
import { inUtc } from '../../contract/rules/calendar.ts';
import { closeOfVenueDay, venueDay } from '../../contract/rules/venueDay.ts';
import type { GamePrize } from '../ports/contentService.ts';
import type { StoredVoucher } from '../ports/memberService.ts';

/** A till may redeem prizes up to this value without a connection, in pence. */
const OFFLINE_UP_TO_PENCE = 2_000;

/** The membership that gets a voucher. */
export interface VoucherHolder {
  readonly crmId: string;
  /** The venue that redeems it. */
  readonly location: number;
}

/**
 * The voucher of a win; null for a segment without a prize. Its id is derived from the play, so that a play
 * creates at most one.
 * @param playId the id of the winning play
 * @param secret the random end of the code, so that it cannot be guessed
 */
export function prizeVoucher(
  prize: GamePrize,
  holder: VoucherHolder,
  { playId, now, secret }: { readonly playId: string; readonly now: Date; readonly secret: string },
): StoredVoucher | null {
  if (prize.voucher === null) return null;
  const { codePrefix, validDays, ...words } = prize.voucher;
  const isSmall = words.valuePence !== null && words.valuePence <= OFFLINE_UP_TO_PENCE;
  return {
    ...words,
    ...(prize.locale && { locale: prize.locale }),
    ...holder,
    id: `spin-${createHash('sha256').update(playId).digest('hex').slice(0, 32)}`,
    audience: 'personal',
    code: `${codePrefix}-${secret}`,
    validFrom: now.toISOString(),
    validUntil: closeOfVenueDay(lastValidDay(now, validDays)).toISOString(),
    usedAt: null,
    ...(isSmall && { offline: true }),
  };
}

/** The last day of a voucher that is won now, `yyyy-mm-dd`: this many days after the casino's day. */
function lastValidDay(now: Date, validDays: number): string {
  return inUtc(venueDay(now)).add(validDays, 'day').format('YYYY-MM-DD');
}
