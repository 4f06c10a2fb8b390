import { generateKeyPairSync } from 'node:crypto';

/** The path of the fake of Google, on the web server of the e-mail catcher. */
export const GOOGLE_PATH = '/google';

/** The issuer account of the demonstration. */
export const DEMO_ISSUER = '3388000000000000000';

/** The values of a key file that this machine uses. */
export interface ServiceAccountKey {
  readonly client_email: string;
  /** PKCS #8 in PEM. */
  readonly private_key: string;
}

/** The key file of a service account, with a new key, as Google's console writes it. */
export function makeServiceAccount(tokenUrl: string): string {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return JSON.stringify({
    type: 'service_account',
    client_email: 'wallet@demo-casino.iam.gserviceaccount.test',
    private_key: privateKey,
    token_uri: tokenUrl,
  });
}

/**
 * The key file on one machine. All parts of one run have the same key, because child processes inherit it with the
 * environment.
 */
export function demoServiceAccount(tokenUrl: string): string {
  const known = process.env['GOOGLE_WALLET_KEY'] ?? makeServiceAccount(tokenUrl);
  process.env['GOOGLE_WALLET_KEY'] = known;
  return JSON.stringify({ ...JSON.parse(known), token_uri: tokenUrl });
}
