import type { TillDevice } from '../../contract/till/devices.ts';
import type { TillRecord } from '../../contract/till/getDay.ts';
import type { ReversalReason, TillVoucher } from '../../contract/till/redemption.ts';
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
  /** An entry of an upload that breaks the contract, as JSON. */
  readonly invalid?: string;
}

/** A stored scan. */
export interface StoredEntry extends TillEntry {
  /** When it arrived. */
  readonly recordedAt: Date;
  /** Of a conflict that the device took back; null if the member was served. */
  readonly reversal: { readonly at: string; readonly reason: ReversalReason } | null;
}

/** Scans without a redemption. Records are only added, and the store deletes them after a year. */
export interface TillLog {
  find(id: string): Promise<StoredEntry | null>;
  /** A second record with the same id changes nothing. */
  add(entry: TillEntry): Promise<void>;
  /** Adds the reversal of a conflict. A second one changes nothing. */
  addReversal(
    id: string,
    reversal: { readonly at: Date; readonly reason: ReversalReason },
  ): Promise<void>;
  /** The scans of a member's number, which is unique in the group. */
  findOf(customerNumber: string): Promise<readonly StoredEntry[]>;
  /**
   * The scans that arrived from `from` until before `until` at a venue, newest first.
   * @param limit the most records
   */
  findAt(venueId: number, from: Date, until: Date, limit: number): Promise<readonly StoredEntry[]>;
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

/** The result of a PIN. A wrong one uses a try, even if it is sent several times at once. */
export type PinResult =
  | { readonly status: 'right' | 'no-pin' }
  | { readonly status: 'wrong'; readonly triesLeft: number }
  | { readonly status: 'locked'; readonly until: Date };

/** The session of one person on one device. */
export interface Shift {
  /** The account of the session at the identity service, which has no other use. */
  readonly uid: string;
  readonly staffUid: string;
  readonly deviceId: string;
  readonly endsAt: Date;
}

/** A device has one shift at a time. */
export interface ShiftStore {
  /** The last shift of a device, which may have ended; null before the first. */
  find(deviceId: string): Promise<Shift | null>;
  /**
   * Returns the open shift of the person on the device, or stores this one.
   * @returns `replaced`: the uid of the shift that this one replaces
   */
  open(
    shift: Shift,
    now: Date,
  ): Promise<{ readonly shift: Shift; readonly replaced: string | null }>;
  /** Does nothing if the shift is not the last one of the device. */
  end(uid: string, deviceId: string): Promise<void>;
}

export interface StaffStore {
  find(uid: string): Promise<StaffMember | null>;
  /** The staff of a venue, by name. */
  findAt(venueId: number): Promise<readonly StaffMember[]>;
  setPin(uid: string, pinHash: string): Promise<void>;
  /** Compares the hash of a PIN on a device, and counts a wrong one, also against the person and the device. */
  tryPin(attempt: {
    readonly uid: string;
    readonly deviceId: string;
    readonly pinHash: string;
    readonly now: Date;
  }): Promise<PinResult>;
}
