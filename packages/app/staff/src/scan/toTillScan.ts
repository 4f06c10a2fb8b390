import { REVERSAL_MINUTES } from '@casino/functions/contract/till/redemption.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { TillTakeBackState } from '@casino/ui/screens/till/till.types.ts';
import type { ScanAnswer, TillScanState } from '@casino/ui/screens/TillScan/TillScan.types.ts';
import type { OpenedDevice } from '../device/tillDatabase.ts';
import type { Answer, ScanState, VoucherInput } from './scanMachine.ts';

interface Shown {
  readonly venues: OpenedDevice['venues'];
  readonly takeBack: TillTakeBackState;
  readonly now: Date;
  /** The title of a scanned voucher, if the device knows it. */
  readonly titleOf: (code: string) => string | null;
}

/** The state of the screen. */
export function toTillScan(state: ScanState, shown: Shown): TillScanState {
  switch (state.status) {
    case 'ready':
      return { status: 'ready', read: read(state, shown) };
    case 'checking':
      return { status: 'checking', read: read(state.request, shown) };
    case 'answer': {
      const number = state.request?.customerNumber ?? null;
      return {
        status: 'answer',
        answer: toAnswer(state.answer, number, shown),
        takeBack: shown.takeBack,
      };
    }
  }
}

function read(
  parts: { readonly voucher: VoucherInput | null; readonly customerNumber: string | null },
  { titleOf }: Shown,
) {
  const { voucher, customerNumber } = parts;
  if (voucher === null) return { voucher: null, customerNumber };
  const name = 'code' in voucher ? (titleOf(voucher.code) ?? '✓') : voucher.letters;
  return { voucher: name, customerNumber };
}

function toAnswer(answer: Answer, number: string | null, { venues, now }: Shown): ScanAnswer {
  const customerNumber = number ?? '';
  switch (answer.outcome) {
    case 'redeemed':
      return {
        outcome: 'redeemed',
        voucher: answer.voucher,
        customerNumber,
        isOffline: answer.redemptionId === null,
        canTakeBack:
          answer.redemptionId !== null &&
          now.getTime() - answer.shownAt < REVERSAL_MINUTES * 60_000,
      };
    case 'already':
      return {
        outcome: 'already',
        voucher: answer.voucher,
        customerNumber,
        at: answer.at,
        isToday: venueDay(new Date(answer.at)) === venueDay(now),
        venue: venues.find(({ id }) => id === answer.venueId)?.name ?? null,
      };
    case 'refused':
      return { ...answer, customerNumber: number };
    case 'failed':
      return { outcome: 'failed', customerNumber: number };
    case 'reversed':
      return { ...answer, customerNumber };
  }
}
