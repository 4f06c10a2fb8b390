import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { REVERSAL_MINUTES } from '@casino/functions/contract/till/redemption.ts';
import type { OfflineVoucher } from '@casino/functions/contract/till/sync.ts';
import { readVoucherCode } from '@casino/functions/contract/vouchers/voucherCode.ts';
import type { ScanAnswer, TillScanState } from '@casino/ui/screens/TillScan/TillScan.types.ts';
import type { TillTakeBackState } from '@casino/ui/screens/till/till.types.ts';
import type { VoucherInput } from '../offline/scanRequest.types.ts';
import type { OpenedDevice } from '../offline/tillDatabase.ts';
import type { ScanResult, ScanState } from './scanMachine.ts';

interface Shown {
  readonly venues: OpenedDevice['venues'];
  readonly takeBack: TillTakeBackState;
  readonly now: Date;
  /** The vouchers that the device knows. */
  readonly vouchers: readonly OfflineVoucher[];
}

/** The state of the screen. */
export function toTillScan(state: ScanState, shown: Shown): TillScanState {
  switch (state.status) {
    case 'ready':
      return { status: 'ready', read: read(scannedParts(state), shown), problem: state.problem };
    case 'checking':
      return { status: 'checking', read: read(state.request, shown) };
    case 'answer': {
      const number = state.request?.customerNumber ?? null;
      return {
        status: 'answer',
        answer: toScanAnswer(state.result, number, shown),
        takeBack: shown.takeBack,
      };
    }
  }
}

function scannedParts({ voucher, numbers }: Extract<ScanState, { readonly status: 'ready' }>) {
  return { voucher, customerNumber: numbers?.[0] ?? null };
}

function read(
  parts: { readonly voucher: VoucherInput | null; readonly customerNumber: string | null },
  { vouchers }: Shown,
) {
  const { voucher, customerNumber } = parts;
  if (voucher === null) return { voucher: null, customerNumber };
  if ('letters' in voucher) return { voucher: voucher.letters, customerNumber };
  // The code is not verified yet: this name only shows that it was read.
  const id = readVoucherCode(voucher.code)?.claims.voucherId ?? '';
  const known = vouchers.find((each) => each.voucher.id === id)?.voucher;
  return { voucher: known?.title ?? id, locale: known?.locale, customerNumber };
}

function toScanAnswer(
  result: ScanResult,
  number: string | null,
  { venues, now }: Shown,
): ScanAnswer {
  const customerNumber = number ?? '';
  switch (result.outcome) {
    case 'redeemed': {
      const { id, voucher, shownAt, reversal } = result.redemption;
      if (reversal)
        return { outcome: 'reversed', voucher, customerNumber, reason: reversal.reason };
      return {
        outcome: 'redeemed',
        voucher,
        customerNumber,
        isOffline: id === null,
        canTakeBack: now.getTime() - shownAt < REVERSAL_MINUTES * 60_000,
      };
    }
    case 'already':
      return {
        outcome: 'already',
        voucher: result.voucher,
        customerNumber,
        at: result.at,
        isToday: venueDay(new Date(result.at)) === venueDay(now),
        venue: venues.find(({ id }) => id === result.venueId)?.name ?? null,
      };
    case 'refused':
    case 'failed':
      return { ...result, customerNumber: number };
  }
}
