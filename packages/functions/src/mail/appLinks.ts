import { config, required } from '../config.ts';
import { linkOrigin } from '../domain/linkOrigin.ts';

/** What a caller asks of e-mailed links. Specification section 7. */
export interface LinkTarget {
  readonly devMode: boolean;
  readonly devDomain: string;
}

/** Addresses of the app for e-mails, on an origin that the caller cannot choose freely. */
export function appLinks(target: LinkTarget = { devMode: false, devDomain: '' }) {
  const origins = {
    configured: required(config.appOrigin),
    allowed: config.otherAppOrigins.value(),
    // An emulator's codes open nothing but this machine's own accounts.
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
    resetPassword: (token: string) =>
      withQuery('/reset-password', { mode: 'resetPassword', token }),
  };
}
