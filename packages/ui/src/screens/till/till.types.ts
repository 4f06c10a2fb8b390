/** An enrolled device, as every page of the till names it. */
export interface TillPlace {
  /** The name of the device, such as "Bar, left till". */
  readonly device: string;
  /** The name of its casino. */
  readonly venue: string;
}

/** What the connection line of every page says. */
export interface TillConnection {
  readonly isOnline: boolean;
  /** Whole minutes since the last synchronisation, or null before the first. */
  readonly syncedMinutesAgo: number | null;
  /** The scans that the device has not uploaded yet. */
  readonly waiting: number;
}

/** The submitted values of a log-in. The e-mail address is trimmed, the password is not. */
export interface TillLogInValues {
  readonly email: string;
  readonly password: string;
}

/** Why a log-in of staff failed. */
export type TillLogInError =
  | 'wrong-login'
  /** The login is correct and belongs to no manager. Only for the set-up of a device. */
  | 'not-manager'
  /** The login is correct and belongs to no staff of the casino, or to another person than the chosen one. */
  | 'not-staff'
  | 'too-many-attempts'
  | 'no-connection'
  | 'failed';

/** The state of a log-in form. */
export type TillLogInState =
  | { readonly status: 'ready' }
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly error: TillLogInError };

/** Why a redemption was taken back. */
export type TillReversalReason =
  | 'wrong-voucher'
  | 'wrong-member'
  | 'not-served'
  | 'returned'
  | 'other';

/** Why a till rejects a scan. */
export type TillRefusal =
  | 'unreadable'
  | 'unknown-key'
  | 'forged'
  | 'another-member'
  | 'expired'
  | 'not-yet'
  | 'another-venue'
  | 'unknown-voucher'
  | 'unknown-member'
  | 'member-blocked'
  /** The member's app shows no vouchers now. The till must not say why. */
  | 'not-shown'
  | 'online-only'
  | 'not-offered';

/** Whether a redemption is being taken back, or why it was not. */
export type TillTakeBackState =
  | { readonly status: 'ready' }
  | { readonly status: 'pending' }
  | {
      readonly status: 'error';
      readonly error: 'unknown' | 'too-late' | 'not-offered' | 'no-connection' | 'failed';
    };
