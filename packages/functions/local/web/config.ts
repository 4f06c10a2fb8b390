import type { Wallet } from '../../src/contract/wallet/getWalletPass.ts';

/** The backend's addresses and keys for the page: the content of its `casino-config` meta element. */
export interface WebConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string;
  /** The wallets that the app offers. Absent for none. */
  readonly wallets?: readonly Wallet[];
  /** The addresses of the local backend's parts. Absent in production. */
  readonly emulators?: {
    /** An origin, such as `http://127.0.0.1:9099`. */
    readonly auth: string;
    /** A host and port, such as `127.0.0.1:8080`. */
    readonly firestore: string;
  };
}

const META = /(<meta\s+name="casino-config"\s+content=)(?:"[^"]*"|'[^']*')/;

/** Writes `config` into the meta element of a page. Throws if the page has no such element. */
export function withConfig(page: string, config: WebConfig): string {
  if (!META.test(page)) throw new Error('index.html has no meta element named casino-config.');
  const content = JSON.stringify(config)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return page.replace(META, (_, start: string) => `${start}"${content}"`);
}
