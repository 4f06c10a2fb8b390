import type { TillDevice } from '../../contract/till/devices.ts';
import type { TillRecord } from '../../contract/till/getDay.ts';
import type { TillVoucher } from '../../contract/till/redemption.ts';
import type { StaffRole } from '../../contract/till/staff.ts';

/** A scan without a redemption, to store once. */
export interface TillEntry {
  /** Derived from the device and the nonce of the scan. */
  readonly id: string;
  readonly kind: TillRecord['kind'];
  readonly reason: TillRecord['reason'];
  readonly venueId: number;
  readonly deviceId: string;
  readonly customerNumber: string;
  readonly at: Date;
  readonly isOffline: boolean;
  /** Null if the code does not lead to a voucher. */
  readonly voucher: TillVoucher | null;
  /** The time of the reply: of the redemption that counts, or the begin or end of the voucher. Null for none. */
  readonly otherAt: string | null;
  /** The venue of the redemption that counts; null for a refusal. */
  readonly otherVenueId: number | null;
}

/** Scans without a redemption. Records are only added, and the store deletes them after a year. */
export interface TillLog {
  find(id: string): Promise<TillEntry | null>;
  /** A second record with the same id changes nothing. */
  add(entry: TillEntry): Promise<void>;
  /** The scans of a member's number, which is unique in the group. */
  findOf(customerNumber: string): Promise<readonly TillEntry[]>;
  /**
   * The scans of a venue from `from` until before `until`, newest first.
   * @param limit the most records
   */
  findAt(venueId: number, from: Date, until: Date, limit: number): Promise<readonly TillEntry[]>;
}

/** A device of a venue. */
export interface EnrolledDevice extends TillDevice {
  readonly venueId: number;
  /** The SHA-256 hash of its secret, in hex. */
  readonly secretHash: string;
}

export interface TillDevices {
  add(
    device: Pick<EnrolledDevice, 'id' | 'name' | 'venueId' | 'secretHash'>,
    now: Date,
  ): Promise<void>;
  find(id: string): Promise<EnrolledDevice | null>;
  /** The devices of a venue, newest first, with revoked ones. */
  findAt(venueId: number): Promise<readonly EnrolledDevice[]>;
  revoke(id: string, now: Date): Promise<void>;
  noteSync(id: string, waiting: number, now: Date): Promise<void>;
}

/** A member of staff. The claims of the login have the role, too: a change sets both. */
export interface StaffMember {
  readonly uid: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly venueIds: readonly number[];
  /** A keyed hash; null before the first PIN. */
  readonly pinHash: string | null;
}

/** The result of a PIN. A wrong one uses a try, also if it is sent several times at once. */
export type PinResult =
  | { readonly status: 'right' | 'no-pin' }
  | { readonly status: 'wrong' | 'locked'; readonly triesLeft: number };

export interface StaffStore {
  find(uid: string): Promise<StaffMember | null>;
  /** The staff of a venue, by name. */
  findAt(venueId: number): Promise<readonly StaffMember[]>;
  setPin(uid: string, pinHash: string): Promise<void>;
  /** Compares the hash of a PIN on a device, and counts it. */
  tryPin(attempt: {
    readonly uid: string;
    readonly deviceId: string;
    readonly pinHash: string;
    readonly now: Date;
  }): Promise<PinResult>;
}
