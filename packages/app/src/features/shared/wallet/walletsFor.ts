import type { Wallet } from '@casino/functions/contract/wallet/getWalletPass.ts';

/** The part of `navigator` that distinguishes devices. */
export type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** How a device adds the member card to a wallet. */
export interface WalletChoice {
  readonly stores: readonly Wallet[];
  /** True if another device, the member's phone, has the wallet: the page shows a code for it. */
  readonly asCode: boolean;
}

/**
 * The wallets for a device, of those that the group offers: Apple's on an iPhone or iPad, Google's on Android, and all
 * as a code elsewhere.
 */
export function walletsFor(device: Device, offered: readonly Wallet[]): WalletChoice {
  const own = ownWallet(device);
  if (own === null) return { stores: offered, asCode: true };
  return { stores: offered.filter((store) => store === own), asCode: false };
}

/** The wallet of the device itself; null on a desktop. */
function ownWallet({ userAgent, maxTouchPoints }: Device): Wallet | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple';
  // Safari on an iPad calls itself a Macintosh. No Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'apple';
  return /Android/.test(userAgent) ? 'google' : null;
}
