import type { Wallet } from '@casino/functions/contract/wallet/getWalletPass.ts';
import type { AddToWalletProps } from '@casino/ui/components/AddToWallet/AddToWallet.tsx';
import type { AddToWalletState } from '@casino/ui/components/AddToWallet/wallet.types.ts';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { lazyNamed } from '../../../lib/code/lazyNamed.tsx';
import { readConfig } from '../../../lib/config/env.ts';
import { useOnline } from '../../../lib/connection/useOnline.ts';
import { useWalletLink, type WalletLink } from './useWalletLink.ts';
import { walletsFor } from './walletsFor.ts';

/** Only a desktop shows it, and it needs a connection. */
const WalletCodeDialog = lazyNamed(() => import('./WalletCodeDialog.tsx'), 'WalletCodeDialog');

/** The wallet buttons of a page. */
interface AddToWalletOffer {
  /** Undefined if the device can use no wallet that the group offers. */
  readonly wallet: AddToWalletProps | undefined;
  /** The code for the phone, while it is open. */
  readonly code: ReactNode;
}

/** Adds the member card to the wallet of this phone, or of the phone that scans the code of a desktop. */
export function useAddToWallet(): AddToWalletOffer {
  const online = useOnline();
  const [{ stores, asCode }] = useState(() => walletsFor(navigator, readConfig().wallets ?? []));
  const [codeFor, setCodeFor] = useState<Wallet | null>(null);
  const [link, request] = useWalletLink(
    useCallback((url) => (asCode ? undefined : window.location.assign(url)), [asCode]),
  );
  const onAdd = useCallback(
    (store: Wallet) => {
      if (asCode) setCodeFor(store);
      void request(store);
    },
    [asCode, request],
  );
  const wallet = useMemo(
    () =>
      stores.length === 0
        ? undefined
        : { stores, asCode, state: toState(online, asCode, link), onAdd },
    [stores, asCode, online, link, onAdd],
  );
  return {
    wallet,
    code: codeFor && (
      <Suspense>
        <WalletCodeDialog
          store={codeFor}
          link={link}
          onNewCode={() => void request(codeFor)}
          onClose={() => setCodeFor(null)}
        />
      </Suspense>
    ),
  };
}

function toState(online: boolean, asCode: boolean, link: WalletLink): AddToWalletState {
  if (!online) return { status: 'offline' };
  // The dialog with the code shows the rest.
  if (asCode || link.status === 'none') return { status: 'offered' };
  if (link.status === 'made') return { status: 'opened', store: link.store };
  return link;
}
