import type { StoredPass } from '../../adapters/firestore/wallet/walletPasses.ts';
import type { Services } from '../../composition/services.ts';
import type { MemberPass } from '../wallet/memberPass.ts';

/** The pass for which a member wants a link, with its current content. */
export interface PassRequest {
  readonly pass: StoredPass;
  readonly content: MemberPass;
  /** The login of the caller. */
  readonly uid: string;
}

/** A wallet of a phone. */
export interface WalletProvider {
  /** True if this deployment has the settings of the wallet. */
  isOffered(): boolean;
  /** A link by which the caller adds the pass to the wallet. */
  linkTo(request: PassRequest, services: Services, now: Date): Promise<string>;
  /** Sends a changed pass to the wallet's service. Rejects if the service did not accept it. */
  update(pass: StoredPass, services: Services): Promise<void>;
}
