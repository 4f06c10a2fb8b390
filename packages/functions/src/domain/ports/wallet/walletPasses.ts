import type { Wallet } from '../../../contract/wallet/getWalletPass.ts';
import type { PassLink } from './passLinks.ts';

/** A pass of a membership, without the card that it shows. */
export interface StoredPass {
  readonly crmId: string;
  /** Random, and never changed: it names the pass in every wallet. */
  readonly serialNumber: string;
  /** Random, and never changed: Apple's devices send it with their requests. */
  readonly authenticationToken: string;
  /** The wallets to which the member has added the pass. */
  readonly wallets: readonly Wallet[];
  /** Counts the changes of what the pass shows. */
  readonly version: number;
  readonly changedAt: string;
  /** The digest of what the pass shows (`passDigest` in `domain/wallet/memberPass.ts`). */
  readonly shown: string;
  /** The digest of the member's record and login at the last check in full (`recordDigest`). */
  readonly seen: string;
  readonly checkedAt: string;
  readonly devices: readonly PassDevice[];
  /** The ids of `devices`, for queries. */
  readonly deviceIds: readonly string[];
  /** Null while the pass is valid. */
  readonly removeAt: string | null;
}

/** The digests of a pass whose card was loaded. */
export interface CheckedPass {
  readonly shown: string;
  readonly seen: string;
  readonly isVoid: boolean;
}

/** A device of Apple that holds a pass. */
export interface PassDevice {
  /** The identifier that the device chose. */
  readonly id: string;
  /** The address of the device at Apple's push service. */
  readonly pushToken: string;
  /** The last version of the pass that was pushed to it. */
  readonly pushed: number;
}

/** The passes: `walletPasses/{crmId}`, one per membership for all wallets. They hold no personal data. */
export interface WalletPassStore {
  /** Null for a membership without a pass. */
  find(crmId: string): Promise<StoredPass | null>;
  findBySerialNumber(serialNumber: string): Promise<StoredPass | null>;
  /**
   * Adds a wallet to the pass of a login's membership, and creates the pass at the first call.
   * @param digest of the current card, for a new pass with this serial number
   */
  open(
    owner: PassLink,
    wallet: Wallet,
    digest: (serialNumber: string) => string,
    now: Date,
  ): Promise<StoredPass>;
  /**
   * Ends a check of a pass. If its card differs from the stored digest, stores the new one and adds an update of each
   * wallet to the outbox, in one transaction.
   * @param checked the pass as it was before its card was loaded
   */
  change(checked: StoredPass, card: CheckedPass, now: Date): Promise<void>;
  /** Makes the next run of the schedule check these memberships' passes in full. */
  recheck(crmIds: readonly string[]): Promise<void>;
  /** The passes, sorted by membership, after one of them. */
  list(after: string, limit: number): Promise<readonly StoredPass[]>;
  /** The passes on a device. */
  findByDevice(deviceId: string): Promise<readonly StoredPass[]>;
  /** Replaces the devices of a pass by the result of `change`. Null for an unknown membership. */
  changeDevices(
    crmId: string,
    change: (devices: readonly PassDevice[], pass: StoredPass) => readonly PassDevice[],
  ): Promise<StoredPass | null>;
}
