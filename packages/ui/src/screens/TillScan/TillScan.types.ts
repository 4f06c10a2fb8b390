import type { ReactNode } from 'react';
import type { Layout } from '../../tokens/layouts.ts';
import type {
  TillConnection,
  TillPlace,
  TillRefusal,
  TillReversalReason,
  TillTakeBackState,
} from '../till/till.types.ts';

/** The two things that a redemption needs, in either order. */
export type ScanSlot = 'voucher' | 'member';

/** What was read so far. */
export interface ScanRead {
  /** The title of the voucher or its letters, or null. */
  readonly voucher: string | null;
  /** The language of the title, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** The number of the member card, or null. */
  readonly customerNumber: string | null;
}

/** What the member gets. */
export interface TillVoucherSummary {
  readonly title: string;
  readonly summary: string;
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** What staff check before they serve. */
  readonly checks: readonly ('age' | 'photo')[];
}

/** The answer to a scan. `customerNumber` is null if no member card was read. */
export type ScanAnswer =
  | {
      readonly outcome: 'redeemed';
      readonly voucher: TillVoucherSummary;
      readonly customerNumber: string;
      /** True if the device decided without a connection. */
      readonly isOffline: boolean;
      /** False hides "Take it back", for example after ten minutes. */
      readonly canTakeBack: boolean;
    }
  | {
      readonly outcome: 'already';
      readonly voucher: TillVoucherSummary;
      readonly customerNumber: string;
      /** The ISO instant of the redemption. */
      readonly at: string;
      /** True if that is today at the casino: the screen then shows only the time. */
      readonly isToday: boolean;
      /** The name of the casino, or null if it is not known. */
      readonly venue: string | null;
    }
  | {
      readonly outcome: 'refused';
      readonly reason: TillRefusal;
      readonly voucher: TillVoucherSummary | null;
      readonly customerNumber: string | null;
      /** An ISO instant: for `not-yet`, when the voucher begins; for `expired`, when it ended. */
      readonly at: string | null;
    }
  /** A repeated request redeems nothing twice. */
  | {
      readonly outcome: 'failed';
      /** No answer of the server, or no space on the device for a scan without a connection. */
      readonly why: 'no-answer' | 'storage-full';
      readonly customerNumber: string | null;
    }
  | {
      readonly outcome: 'reversed';
      readonly voucher: TillVoucherSummary;
      readonly customerNumber: string;
      readonly reason: TillReversalReason;
    };

/** Why the last scan was not used. */
export type ScanProblem = 'unreadable' | 'pause' | 'no-ending' | 'in-field' | 'unidentified';

/** The states of the main page of the till. */
export type TillScanState =
  | { readonly status: 'ready'; readonly read: ScanRead; readonly problem: ScanProblem | null }
  | { readonly status: 'checking'; readonly read: ScanRead }
  | {
      readonly status: 'answer';
      readonly answer: ScanAnswer;
      /** Only for `redeemed`. */
      readonly takeBack: TillTakeBackState;
    };

/** The state of the camera. */
export type CameraStatus = 'off' | 'starting' | 'on' | 'denied' | 'unavailable';

/** The props of the main page of the till. */
export interface TillScanScreenProps {
  readonly layout: Layout;
  readonly place: TillPlace;
  readonly connection: TillConnection;
  /** The name of the person who is logged in. */
  readonly staffName: string;
  /** The manager's page. Null hides the link: the person is no manager. */
  readonly dayHref: string | null;
  /** The page on which staff set up a scanner. */
  readonly scannerHref: string;
  readonly state: TillScanState;
  readonly cameraStatus: CameraStatus;
  /** The picture of the camera. It fills its frame, and is shown while `cameraStatus` is `starting` or `on`. */
  readonly camera: ReactNode;
  readonly isSoundOn: boolean;
  readonly onSound: (isOn: boolean) => void;
  readonly onCamera: (isOn: boolean) => void;
  /** Called with the typed letters below a code, without spaces around them. */
  readonly onLetters: (letters: string) => void;
  /** Called with the typed number of a member card, without spaces. */
  readonly onMemberNumber: (customerNumber: string) => void;
  readonly onClear: (slot: ScanSlot) => void;
  /** Called for "Next guest": shows the empty slots. */
  readonly onNext: () => void;
  /** Sends the same scan again after `failed`. */
  readonly onRetry: () => void;
  /** The dialog is busy until the promise settles. It closes with the answer `reversed`. */
  readonly onTakeBack: (reason: TillReversalReason) => Promise<void>;
  /** Called for "Switch": another person logs in. */
  readonly onSwitch: () => void;
}
