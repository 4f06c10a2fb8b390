import type {
  CallableName,
  CallReply,
  CallRequest,
} from '@casino/functions/contract/catalogue/callableTypes.ts';
import type { StaffClaim } from '@casino/functions/contract/till/staff.ts';

/** The name of a callable that the staff page uses. */
export type TillCallName = Extract<CallableName, `till-${string}` | 'content-getCasinos'>;

export type TillRequest<N extends TillCallName> = CallRequest<N>;
export type TillReply<N extends TillCallName> = CallReply<N>;

/** Calls a callable as the person who is logged in. Rejects with a `RemoteError`. */
export type TillCall = <N extends TillCallName>(
  name: N,
  request: TillRequest<N>,
) => Promise<TillReply<N>>;

/** The login of a session, with the claims of its ID token. */
export interface StaffUser {
  /** The login of the person. */
  readonly uid: string;
  /** Null for a login that is not of staff. */
  readonly staff: StaffClaim | null;
  /** The device of a session that a PIN opened; null for one that a password opened. */
  readonly deviceId: string | null;
  /** How long the session lasted when the PIN was entered, in milliseconds. */
  readonly lastsMs: number;
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
