import { config } from '../../runtime/config.ts';
import { appleCredentials } from './apple/settings.ts';
import { googleCredentials } from './google/settings.ts';

/** Logs wrong settings of the wallets whose secrets this function has. */
export function reportWrongSettings(): void {
  if (process.env[config.appleWalletPem.name]) appleCredentials();
  if (process.env[config.googleWalletKey.name]) googleCredentials();
}
