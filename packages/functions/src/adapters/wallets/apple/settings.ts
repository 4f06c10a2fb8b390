import { write } from 'firebase-functions/logger';
import { projectID } from 'firebase-functions/params';
import { FUNCTIONS_REGION } from '../../../contract/limits.ts';
import { config } from '../../../runtime/config.ts';
import { type AppleCredentials, AppleSettingsError, readAppleCredentials } from './credentials.ts';

const APNS = 'https://api.push.apple.com';

let credentials: AppleCredentials | null | undefined;

/**
 * The credentials of this deployment; null if it does not offer Apple Wallet. Wrong settings are logged once, as an
 * error that says how to correct them, and count as not offered. A certificate that ends later counts as wrong, too.
 */
export function appleCredentials(now = new Date()): AppleCredentials | null {
  if (credentials && now >= credentials.endsAt) credentials = undefined;
  if (credentials === undefined) credentials = read(now);
  return credentials;
}

function read(now: Date): AppleCredentials | null {
  const passTypeId = config.applePassTypeId.value();
  if (!passTypeId) return null;
  try {
    const ids = { passTypeId, teamId: config.appleTeamId.value() };
    return readAppleCredentials(config.appleWalletPem.value(), ids, now);
  } catch (error) {
    if (!(error instanceof AppleSettingsError)) throw error;
    write({ severity: 'ERROR', message: `Apple Wallet is off: ${error.message}` });
    return null;
  }
}

/** The address of the function `wallet-apple`: Apple's devices send their requests below it. */
export function appleServiceUrl(): string {
  const functions = `https://${FUNCTIONS_REGION}-${projectID.value()}.cloudfunctions.net`;
  return config.appleServiceUrl.value() || `${functions}/wallet-apple`;
}

/** The address that precedes the token of a link. */
export function passLinkUrl(): string {
  return config.applePassLinkUrl.value() || `${appleServiceUrl()}/passes`;
}

/** The origin of Apple's push service. */
export function applePushOrigin(): string {
  return config.applePushOrigin.value() || APNS;
}
