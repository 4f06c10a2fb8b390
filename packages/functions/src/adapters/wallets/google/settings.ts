import { write } from 'firebase-functions/logger';
import { config } from '../../../runtime/config.ts';
import {
  type GoogleCredentials,
  GoogleSettingsError,
  readGoogleCredentials,
} from './credentials.ts';

const GOOGLE = { api: 'https://walletobjects.googleapis.com', save: 'https://pay.google.com' };

let credentials: GoogleCredentials | null | undefined;

/**
 * The credentials of this deployment; null if it does not offer Google Wallet. Wrong settings are logged once, as an
 * error that says how to correct them, and count as not offered.
 */
export function googleCredentials(): GoogleCredentials | null {
  if (credentials === undefined) credentials = read();
  return credentials;
}

function read(): GoogleCredentials | null {
  const issuerId = config.googleWalletIssuerId.value();
  if (!issuerId) return null;
  try {
    return readGoogleCredentials(issuerId, config.googleWalletKey.value());
  } catch (error) {
    if (!(error instanceof GoogleSettingsError)) throw error;
    write({ severity: 'ERROR', message: `Google Wallet is off: ${error.message}` });
    return null;
  }
}

/** The origins of Google's REST interface and of its page that saves a pass; on one machine, a fake of both. */
export function googleOrigins(): { readonly api: string; readonly save: string } {
  const fake = config.googleWalletOrigin.value();
  return fake ? { api: fake, save: fake } : GOOGLE;
}
