import { linkOrigin } from '../../domain/links/linkOrigin.ts';
import type { LinkTarget } from '../../domain/ports/outgoing.ts';
import { config, required } from '../../runtime/config.ts';

/** Links to the app for e-mails, on an origin that the caller cannot choose freely. */
export function appLinks(target: LinkTarget = { devMode: false, devDomain: '' }) {
  const origins = {
    configured: required(config.appOrigin),
    allowed: config.otherAppOrigins.value(),
    // The codes of an emulator work only for accounts of this machine.
    local: process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined,
  };
  const origin = linkOrigin(origins, target);
  const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
    `${origin}${path}?${new URLSearchParams(query)}`;
  return {
    home: `${origin}/`,
    logIn: `${origin}/login`,
    createLogin: `${origin}/account/create`,
    verifyEmail: (oobCode: string) =>
      withQuery('/account/pending', { mode: 'verifyEmail', oobCode }),
    verifyAddress: (token: string) =>
      withQuery('/account/pending', { mode: 'verifyAddress', token }),
    resetPassword: (token: string) =>
      withQuery('/reset-password', { mode: 'resetPassword', token }),
  };
}
