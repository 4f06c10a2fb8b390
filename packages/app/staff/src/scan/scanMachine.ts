import type {
  ReversalReason,
  ScanOutcome,
  TillVoucher,
} from '@casino/functions/contract/till/redemption.ts';
import type { OfflineScan } from '@casino/functions/contract/till/uploadScans.ts';
import { readVoucherCode } from '@casino/functions/contract/vouchers/voucherCode.ts';
import type { ScanRequest, VoucherInput } from '../offline/scanRequest.types.ts';
import type { ScanFault } from './keyboardScanner.ts';

/**
 * What identifies a redemption. It has an id if the server recorded it, and a scan as the device stores it, by which it
 * is taken back without a connection. Letters have no such scan. The scan's time is the device's.
 */
export type RedemptionKey =
  | { readonly id: string; readonly scan: OfflineScan | null }
  | { readonly id: null; readonly scan: OfflineScan };

/** A redemption, as the till knows it. */
export type TillRedemption = RedemptionKey & {
  readonly voucher: TillVoucher;
  /** In milliseconds since 1970, by the clock of the device. */
  readonly shownAt: number;
  readonly reversal: { readonly reason: ReversalReason } | null;
};

/** The scan has no outcome: the server did not reply, or the device has no space to store the scan. */
export interface ScanFailure {
  readonly outcome: 'failed';
  readonly why: 'no-answer' | 'storage-full';
}

/** What the till shows after a scan. */
export type ScanResult = ScanOutcome<TillRedemption> | ScanFailure;

/** The readings of a card. */
export type CardNumbers = readonly [string, ...string[]];

/** Why a scan was not used: a fault of the scanner, or it is no code of ours. */
export type ScanProblem = ScanFault | 'unreadable';

/** What was scanned or typed: a part of a redemption, or neither. */
export type ScannedPart =
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'member'; readonly numbers: CardNumbers }
  | { readonly kind: 'unreadable' };

/** The scanned parts, in either order, and what the till does with them. */
export type ScanState =
  | {
      readonly status: 'ready';
      readonly voucher: VoucherInput | null;
      /** The numbers that the card can have by its scan, the most likely first, or null. */
      readonly numbers: CardNumbers | null;
      /** Why the last scan has no part here, or null. */
      readonly problem: ScanProblem | null;
    }
  | { readonly status: 'checking'; readonly request: ScanRequest }
  | {
      readonly status: 'answer';
      readonly result: ScanResult;
      /** Null if the text was no code of ours. */
      readonly request: ScanRequest | null;
    };

/** What happens at the till. A nonce is used if the event completes a request. */
export type ScanEvent =
  | { readonly type: 'scanned'; readonly scan: ScannedPart; readonly nonce: string }
  | { readonly type: 'misread'; readonly fault: ScanFault }
  | { readonly type: 'letters'; readonly letters: string; readonly nonce: string }
  | { readonly type: 'answered'; readonly nonce: string; readonly result: ScanResult }
  | { readonly type: 'cleared'; readonly slot: 'voucher' | 'member' }
  | { readonly type: 'retried' }
  | { readonly type: 'next' };

/** The till waits for a voucher and a member card. */
export const READY = { status: 'ready', voucher: null, numbers: null, problem: null } as const;

/** The next state. While a request is checked, scans have no effect: the next guest waits for the answer. */
export function scanReducer(state: ScanState, event: ScanEvent): ScanState {
  switch (event.type) {
    case 'scanned':
      if (state.status === 'checking') return state;
      if (event.scan.kind === 'unreadable') return unreadable(state);
      return event.scan.kind === 'voucher'
        ? withPart(state, { voucher: { code: event.scan.code } }, event.nonce)
        : withPart(state, { numbers: event.scan.numbers }, event.nonce);
    case 'misread':
      // A request without a reply is repeated first.
      if (state.status === 'checking' || isFailed(state)) return state;
      return { ...(state.status === 'ready' ? state : READY), problem: event.fault };
    case 'letters':
      if (state.status === 'checking') return state;
      return withPart(state, { voucher: { letters: event.letters } }, event.nonce);
    case 'answered':
      return answered(state, event.nonce, event.result);
    case 'cleared':
      if (state.status !== 'ready') return state;
      return event.slot === 'voucher'
        ? { ...state, voucher: null, problem: null }
        : { ...state, numbers: null, problem: null };
    case 'retried':
      return state.status === 'answer' && isFailed(state)
        ? { status: 'checking', request: state.request }
        : state;
    case 'next':
      return state.status === 'checking' ? state : READY;
  }
}

type Part = { readonly voucher: VoucherInput } | { readonly numbers: CardNumbers };

/** A scan after an answer is the next guest's. */
function withPart(state: ScanState, part: Part, nonce: string): ScanState {
  const next = { ...(state.status === 'ready' ? state : READY), ...part, problem: null };
  const { voucher, numbers } = next;
  if (voucher === null || numbers === null) return next;
  const customerNumber = numberFor(voucher, numbers);
  return { status: 'checking', request: { nonce, voucher, customerNumber } };
}

/** The reading of the card that the voucher names, whose signature decides; or the most likely one. */
function numberFor(voucher: VoucherInput, numbers: CardNumbers): string {
  const named =
    'code' in voucher ? readVoucherCode(voucher.code)?.claims.customerNumber : undefined;
  const isNamed = (number: string) => number.toUpperCase() === named?.toUpperCase();
  return named !== undefined && numbers.some(isNamed) ? named : numbers[0];
}

type FailedState = ScanState & { readonly status: 'answer'; readonly request: ScanRequest };

function isFailed(state: ScanState): state is FailedState {
  return state.status === 'answer' && state.result.outcome === 'failed' && state.request !== null;
}

/** A result belongs to the current request, or replaces the earlier result of it: a reversal does. */
function answered(state: ScanState, nonce: string, result: ScanResult): ScanState {
  if (state.status === 'ready' || state.request?.nonce !== nonce) return state;
  return { status: 'answer', request: state.request, result };
}

function unreadable(state: ScanState): ScanState {
  const result = { outcome: 'refused', reason: 'unreadable', voucher: null, at: null } as const;
  // A scan of a receipt between voucher and card must not lose what was read.
  if (state.status === 'ready' && (state.voucher !== null || state.numbers !== null)) {
    return { ...state, problem: 'unreadable' };
  }
  return { status: 'answer', request: null, result };
}
