import type { AddToWalletProps } from '@casino/ui/components/AddToWallet/AddToWallet.tsx';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { deviceStorage } from '../../lib/device/storage.ts';
import { session } from '../../session/current/appSession.ts';
import { useUid } from '../../session/current/useSession.ts';

const NAME = 'wallet-folded-1';

/**
 * The wallet button of home on a phone, until the member has opened the card in their wallet or has dismissed the button
 * on this device. The profile always has it. On a desktop, where a phone scans the code, it stays.
 */
export function useFoldedWallet(wallet: AddToWalletProps | undefined) {
  const uid = useUid();
  // The message after a press stays until the member leaves the page.
  const [folded, setFolded] = useState(
    () => uid !== null && deviceStorage.readCopy<boolean>(uid, NAME) === true,
  );
  const fold = useCallback(() => {
    if (uid !== null) session.storeCopy(uid, NAME, true);
  }, [uid]);
  const isOpened = wallet?.state.status === 'opened';
  useEffect(() => {
    if (isOpened) fold();
  }, [isOpened, fold]);
  return useMemo(() => {
    if (!wallet || wallet.asCode) return wallet;
    const onDismiss = () => {
      fold();
      setFolded(true);
    };
    return folded ? undefined : { ...wallet, onDismiss };
  }, [wallet, folded, fold]);
}
