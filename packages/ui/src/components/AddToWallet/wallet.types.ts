/** The wallet of a phone that holds the member card. */
export type WalletStore = 'apple' | 'google';

/** The state of adding the member card to a wallet. */
export type AddToWalletState =
  | { readonly status: 'offered' }
  /** The server prepares the card. */
  | { readonly status: 'making'; readonly store: WalletStore }
  /** The phone has opened the card. Whether the member then adds it is not known. */
  | { readonly status: 'opened'; readonly store: WalletStore }
  /** `message` describes the error in one sentence. */
  | { readonly status: 'failed'; readonly message: string }
  /** The device has no connection. */
  | { readonly status: 'offline' };
