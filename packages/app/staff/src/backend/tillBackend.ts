import type { getCasinosContract } from '@casino/functions/contract/content/getCasinos.ts';
import type { RequestOf, ResponseOf } from '@casino/functions/contract/defineContract.ts';
import type {
  enrolDeviceContract,
  openDeviceContract,
  revokeDeviceContract,
  setPinContract,
  signInContract,
} from '@casino/functions/contract/till/devices.ts';
import type { getDayContract } from '@casino/functions/contract/till/getDay.ts';
import type { redeemContract } from '@casino/functions/contract/till/redeem.ts';
import type { reverseContract } from '@casino/functions/contract/till/reverse.ts';
import type { StaffClaim } from '@casino/functions/contract/till/staff.ts';
import type { syncContract } from '@casino/functions/contract/till/sync.ts';
import type { uploadScansContract } from '@casino/functions/contract/till/uploadScans.ts';

type TillContract =
  | typeof enrolDeviceContract
  | typeof getCasinosContract
  | typeof getDayContract
  | typeof openDeviceContract
  | typeof redeemContract
  | typeof reverseContract
  | typeof revokeDeviceContract
  | typeof setPinContract
  | typeof signInContract
  | typeof syncContract
  | typeof uploadScansContract;

/** The name of a callable that the staff page uses. */
export type TillCallName = TillContract['name'];

type ContractOf<N extends TillCallName> = Extract<TillContract, { readonly name: N }>;

export type TillRequest<N extends TillCallName> = RequestOf<ContractOf<N>>;
export type TillReply<N extends TillCallName> = ResponseOf<ContractOf<N>>;

/** Calls a callable as the person who is logged in. Rejects with a `RemoteError`. */
export type TillCall = <N extends TillCallName>(
  name: N,
  request: TillRequest<N>,
) => Promise<TillReply<N>>;

/** The login of a session, with the claims of its ID token. */
export interface StaffUser {
  readonly uid: string;
  /** Null for a login that is not of staff. */
  readonly staff: StaffClaim | null;
  /** The device of a session that a PIN opened; null for one that a password opened. */
  readonly deviceId: string | null;
}

/** Why a log-in by password failed: a refusal of the identity service, or no answer. */
export type LogInFailure = 'wrong-login' | 'too-many-attempts' | 'no-connection' | 'failed';

export type LogInResult =
  | { readonly user: StaffUser; readonly failure: null }
  | { readonly user: null; readonly failure: LogInFailure };

/** The backend of the staff page. Its session is not that of a member on the same device. */
export interface TillBackend {
  readonly call: TillCall;
  /** The session that this device remembers; null without one. Needs no connection. */
  readonly rememberedUser: () => Promise<StaffUser | null>;
  readonly logIn: (email: string, password: string) => Promise<LogInResult>;
  /** Opens a session by the token of `till-signIn`. Rejects with a `RemoteError`. */
  readonly openSession: (token: string) => Promise<StaffUser>;
  readonly signOut: () => Promise<void>;
}
