import { requiredChecks } from '../../contract/till/checks.ts';
import type { TillVoucher } from '../../contract/till/redemption.ts';
import type { StoredVoucher } from '../ports/memberService.ts';

/** What a member gets for a voucher, as the till shows it. */
export function toTillVoucher(voucher: StoredVoucher): TillVoucher {
  const { id, title, summary, locale, category, valuePence, code } = voucher;
  return {
    ...{ id, title, summary, category, valuePence, letters: code, checks: requiredChecks(voucher) },
    ...(locale && { locale }),
  };
}
