import type { Wallet } from '@casino/functions/contract/wallet/getWalletPass.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/calls/api.ts';
import { failureText } from '../../../lib/remote/failure.ts';
import { remoteErrorCode } from '../../../lib/remote/remoteError.ts';

/** The time for which a code is shown, and a link of Apple works, in milliseconds. */
const LASTS_MS = 60_000;

/** The link that adds the member card to a wallet. */
export type WalletLink =
  | { readonly status: 'none' }
  | { readonly status: 'making'; readonly store: Wallet }
  /** `endsAt` is in milliseconds since 1970. */
  | {
      readonly status: 'made';
      readonly store: Wallet;
      readonly url: string;
      readonly endsAt: number;
    }
  | { readonly status: 'failed'; readonly store: Wallet; readonly message: string };

/**
 * The last requested link, and the function that requests one. A second request for the same wallet joins the first. A
 * request for another wallet replaces it. `onMade` is called with the link, unless the page was left meanwhile.
 */
export function useWalletLink(
  onMade: (url: string) => void,
): readonly [link: WalletLink, request: (store: Wallet) => Promise<void>] {
  const messages = useMessages();
  const [link, setLink] = useState<WalletLink>({ status: 'none' });
  const pending = useRef<{ readonly store: Wallet } | null>(null);

  useEffect(() => {
    return () => {
      pending.current = null;
    };
  }, []);

  const request = useCallback(
    async (store: Wallet) => {
      if (pending.current?.store === store) return;
      const own = { store };
      pending.current = own;
      setLink({ status: 'making', store });
      const made = await linkTo(store).catch((error: unknown): WalletLink => {
        return { status: 'failed', store, message: failureText(messages, remoteErrorCode(error)) };
      });
      if (pending.current !== own) return;
      pending.current = null;
      setLink(made);
      if (made.status === 'made') onMade(made.url);
    },
    [messages, onMade],
  );
  return [link, request];
}

async function linkTo(store: Wallet): Promise<WalletLink> {
  const { url } = await call('wallet-getWalletPass', { store });
  return { status: 'made', store, url, endsAt: Date.now() + LASTS_MS };
}
