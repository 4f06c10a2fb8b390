import type { Language } from '../../../contract/languages.ts';
import type { Tier } from '../../../contract/tiers.ts';
import type { Wallet } from '../../../contract/wallet/getWalletPass.ts';
import type { PassLinkStore } from './passLinks.ts';
import type { StoredPass, WalletPassStore } from './walletPasses.ts';

/** A member's card, as a pass in any wallet shows it. */
export interface MemberPass {
  /** The language of its labels and texts: that of the member's profile. */
  readonly language: Language;
  readonly tier: Tier;
  /** The tier as members read it. */
  readonly tierName: string;
  readonly name: string;
  readonly customerNumber: string;
  /** Points that the member can spend. */
  readonly points: number;
  /** The day on which they expire, `yyyy-mm-dd`, or null. */
  readonly pointsEnd: string | null;
  /** The name of the home casino, or null. */
  readonly homeCasino: string | null;
  /** The text of the QR code, as on the member card of the app. */
  readonly code: string;
  /** In this mode a pass shows nothing that invites the member to spend. */
  readonly promotionFree: boolean;
}

/** The pass for which a member wants a link, with what it shows now. */
export interface PassRequest {
  readonly pass: StoredPass;
  readonly card: MemberPass;
  /** The login of the caller. */
  readonly uid: string;
}

/** The stores of passes that a wallet may use. */
export interface PassStores {
  readonly walletPasses: WalletPassStore;
  readonly passLinks: PassLinkStore;
}

/** A wallet of a phone. */
export interface WalletProvider {
  /** True if this deployment has the settings of the wallet. */
  isOffered(): boolean;
  /** A link by which the caller adds the pass to the wallet. */
  linkTo(request: PassRequest, stores: PassStores, now: Date): Promise<string>;
  /**
   * Sends a changed pass to the wallet's service. Rejects if the service did not accept it.
   * @param current loads what the pass shows now; null for a void pass
   */
  update(
    pass: StoredPass,
    stores: PassStores,
    current: () => Promise<MemberPass | null>,
  ): Promise<void>;
}

/** The wallets of phones. Loads the code of a wallet at its first use. */
export interface Wallets {
  load(wallet: Wallet): Promise<WalletProvider>;
}
