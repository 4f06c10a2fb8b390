/** The state of an account form. */
export type FormState =
  | { readonly status: 'ready' }
  | { readonly status: 'pending' }
  /** The server rejected the request or did not reply. `message` is one sentence. */
  | { readonly status: 'error'; readonly message: string }
  /** The browser reports that it is offline: the form explains this and is disabled. */
  | { readonly status: 'offline' };

/** The options of the field for the casino. */
export type Casinos =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly options: readonly CasinoOption[] }
  /** They failed to load. `busy` while they load again. */
  | { readonly status: 'error'; readonly busy: boolean; readonly onRetry: () => void };

/** An option of the field for the casino. */
export interface CasinoOption {
  readonly id: number;
  readonly name: string;
}
