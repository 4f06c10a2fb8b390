import type { OfferCategory } from '../../artwork/OfferArtwork.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import type {
  TillConnection,
  TillPlace,
  TillRefusal,
  TillReversalReason,
  TillTakeBackState,
} from '../till/till.types.ts';

/** The category of a voucher. Slots are gaming. */
export type TillCategory = Exclude<OfferCategory, 'slots'>;

/** A redemption of the day. Instants are ISO. */
export interface DayRedemption {
  readonly id: string;
  /** The time of the scan. Without a connection, the device claims it. */
  readonly at: string;
  /** When it arrived: its place on the page. */
  readonly arrivedAt: string;
  readonly voucher: string;
  /** The language of the title, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** Null for a voucher without a category. */
  readonly kind: TillCategory | null;
  /** In pence, or null if it is not money. */
  readonly valuePence: number | null;
  readonly customerNumber: string;
  /** The name of the device. */
  readonly device: string;
  readonly isOffline: boolean;
  readonly reversal: { readonly at: string; readonly reason: TillReversalReason } | null;
}

/** A scan of the day without a redemption: a conflict or a refused scan. */
export interface DayRecord {
  readonly id: string;
  readonly kind: 'conflict' | 'already' | 'refused';
  readonly reason: TillRefusal | 'already' | 'device-revoked' | 'too-old' | 'too-late' | 'invalid';
  /** The time of the scan. Without a connection, the device claims it. */
  readonly at: string;
  /** When it arrived: its place on the page. */
  readonly arrivedAt: string;
  /** Null if the code did not lead to a voucher. */
  readonly voucher: string | null;
  /** The language of the title, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  readonly customerNumber: string;
  readonly device: string;
  readonly isOffline: boolean;
  /** Of a conflict that the device took back: nobody was served. */
  readonly reversal?: { readonly at: string; readonly reason: TillReversalReason } | undefined;
}

/** A device of the casino. */
export interface DayDevice {
  readonly id: string;
  readonly name: string;
  readonly enrolledAt: string;
  /** Null before the first. */
  readonly lastSyncAt: string | null;
  /** The scans that waited on it then. */
  readonly waiting: number;
  readonly revokedAt: string | null;
  /** True for the device that shows the page. */
  readonly isThis: boolean;
}

/** The states of the manager's page. */
export type TillDayState =
  | { readonly status: 'loading' }
  /** The day did not load. */
  | { readonly status: 'error'; readonly error: 'no-connection' | 'failed' }
  | {
      readonly status: 'ready';
      /** Newest first. An empty list is a day without redemptions. */
      readonly redemptions: readonly DayRedemption[];
      readonly records: readonly DayRecord[];
      readonly devices: readonly DayDevice[];
      /** True if the day has more than the page can show. */
      readonly isCut: boolean;
    };

/** The props of the manager's page. Days are ISO days of the casino (`yyyy-mm-dd`). */
export interface TillDayScreenProps {
  readonly layout: Layout;
  readonly place: TillPlace;
  readonly connection: TillConnection;
  /** The main page of the till. */
  readonly scanHref: string;
  readonly day: string;
  /** The last day that can be chosen. */
  readonly today: string;
  readonly state: TillDayState;
  /** The state of the last take-back, for the dialog. */
  readonly takeBack: TillTakeBackState;
  /** The state of the last revocation, for the dialog. */
  readonly revocation:
    | { readonly status: 'ready' }
    | { readonly status: 'pending' }
    | { readonly status: 'error'; readonly error: 'no-connection' | 'failed' };
  readonly onDay: (day: string) => void;
  readonly onRetry: () => void;
  /** The dialog is busy until the promise settles. It closes when the redemption has a reversal. */
  readonly onTakeBack: (redemptionId: string, reason: TillReversalReason) => Promise<void>;
  /** The dialog is busy until the promise settles. It closes when the device is revoked. */
  readonly onRevoke: (deviceId: string) => Promise<void>;
  /** Saves the day as CSV. */
  readonly onSave: () => void;
}
