import type { Wallet } from '@casino/functions/contract/wallet/getWalletPass.ts';
import { WalletCode, type WalletCodeState } from '@casino/ui/components/WalletCode/WalletCode.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';
import type { WalletLink } from './useWalletLink.ts';

export interface WalletCodeDialogProps {
  readonly store: Wallet;
  readonly link: WalletLink;
  readonly onNewCode: () => void;
  readonly onClose: () => void;
}

/** The code by which the member's phone opens the link, on a desktop. */
export function WalletCodeDialog({ store, link, onNewCode, onClose }: WalletCodeDialogProps) {
  const secondsLeft = useSecondsLeft(link.status === 'made' ? link.endsAt : 0);
  return (
    <WalletCode
      open
      store={store}
      state={toCode(link, secondsLeft)}
      onNewCode={onNewCode}
      onClose={onClose}
    />
  );
}

function toCode(link: WalletLink, secondsLeft: number): WalletCodeState {
  if (link.status === 'failed') return { status: 'error', message: link.message };
  if (link.status !== 'made') return { status: 'loading' };
  return secondsLeft > 0 ? { status: 'ready', url: link.url, secondsLeft } : { status: 'expired' };
}
