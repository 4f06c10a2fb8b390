/** Where a form of the account pages stands. */
export type FormState =
  | { readonly status: 'ready' }
  | { readonly status: 'pending' }
  /** The server refused, or nothing answered: what happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  /** The browser knows that it has no connection: the form explains and cannot be sent. */
  | { readonly status: 'offline' };

/** A casino as a form offers it. */
export interface CasinoOption {
  readonly id: number;
  readonly name: string;
}
