import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';

/** The part of a service account's key file that signs links and requests. */
const keySchema = z.object({
  client_email: z.email(),
  private_key: z.string(),
  /** The endpoint that exchanges a signed assertion for an access token. */
  token_uri: z.url(),
});

/** The identity of a group at Google Wallet. */
export interface GoogleCredentials {
  /** The issuer account: the first part of every id. */
  readonly issuerId: string;
  /** The service account that the issuer account has authorised. */
  readonly serviceAccount: string;
  /** An RSA private key, PKCS #8 in PEM. */
  readonly privateKey: string;
  readonly tokenUrl: string;
}

/** Wrong settings. The message says how to correct them, and discloses no key. */
export class GoogleSettingsError extends Error {
  override readonly name = 'GoogleSettingsError';
}

/**
 * Reads the settings of Google Wallet.
 * @param keyFile the key file of the service account, as JSON
 * Throws a `GoogleSettingsError` for a wrong setting.
 */
export function readGoogleCredentials(issuerId: string, keyFile: string): GoogleCredentials {
  if (!/^\d{10,25}$/.test(issuerId)) {
    throw new GoogleSettingsError(
      'GOOGLE_WALLET_ISSUER_ID is not the number of an issuer account of the Google Wallet Console.',
    );
  }
  const key = z.safeParse(keySchema, toJson(keyFile));
  if (!key.success) {
    const fields = key.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
    throw new GoogleSettingsError(
      `GOOGLE_WALLET_KEY is not the JSON key file of a service account. Wrong: ${fields.join(', ') || 'all of it'}.`,
    );
  }
  const { client_email, private_key, token_uri } = key.data;
  return {
    issuerId,
    serviceAccount: client_email,
    privateKey: rsaKey(private_key),
    tokenUrl: token_uri,
  };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function rsaKey(pem: string): string {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') {
      return key.export({ format: 'pem', type: 'pkcs8' }).toString();
    }
  } catch {
    // The error below says what to do.
  }
  throw new GoogleSettingsError(
    'The private_key of GOOGLE_WALLET_KEY is not an RSA key: create a new key of the service account.',
  );
}
