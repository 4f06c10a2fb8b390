import { DEMO_PASS_TYPE, DEMO_TEAM, demoAuthority } from '../demoWallets/demoAuthority.ts';
import { DEMO_ISSUER, demoServiceAccount, GOOGLE_PATH } from '../demoWallets/demoServiceAccount.ts';
import { PASS_PICTURES } from '../demoWallets/pictureFolder.ts';
import { DEMO_PERSON_KEY } from '../seed/persons.ts';
import { DEMO_LINK_KEY } from '../seed/staff.ts';
import { type Addresses, passServiceOf } from '../settings/addresses.ts';
import { DEMO_CREDENTIALS } from '../settings/demoCredentials.ts';
import { PROJECT_ID } from '../settings/project.ts';
import { DEMO_SIGNING_KEY } from './demoSigningKey.ts';

/** The addresses that the callables need. */
export type CallableAddresses = Pick<
  Addresses,
  'app' | 'auth' | 'firestore' | 'functions' | 'mail' | 'push' | 'smtp'
>;

/** The environment that connects the callables to the reference server in place of the Firestore implementation. */
export function remoteEnvironment(remote: string): Readonly<Record<string, string>> {
  const { token, clientId, clientSecret } = DEMO_CREDENTIALS;
  return {
    MEMBER_SERVICE_URL: remote,
    CONTENT_SERVICE_URL: remote,
    SERVICE_CREDENTIALS: JSON.stringify({
      members: { tokenUrl: `${remote}/oauth/token`, clientId, clientSecret },
      content: { token },
    }),
  };
}

/** The environment that connects Firebase's server SDKs to this backend only, and the settings of `src/runtime/config.ts`. */
export function environmentOf(addresses: CallableAddresses): Readonly<Record<string, string>> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
    FIREBASE_AUTH_EMULATOR_HOST: new URL(addresses.auth).host,
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    // Without it, the SDKs look for Google's metadata server on the network.
    METADATA_SERVER_DETECTION: 'none',
    APP_ORIGIN: addresses.app,
    OTHER_APP_ORIGINS: '[]',
    MAIL_FROM: 'Met Rewards <rewards@met.test>',
    SUPPORT_EMAIL: 'support@met.test',
    SMTP_URL: `smtp://${addresses.smtp}`,
    // Google's servers issue App Check tokens, and the local backend works offline.
    ENFORCE_APP_CHECK: 'false',
    // Tests of load and faults send more e-mails than a real group does.
    MAIL_BUDGET_PER_HOUR: '100000',
    SERVICE_CREDENTIALS: process.env['SERVICE_CREDENTIALS'] ?? 'none',
    RATE_LIMIT_KEY: 'this machine alone',
    LINK_KEY: DEMO_LINK_KEY,
    PERSON_KEY: DEMO_PERSON_KEY,
    VOUCHER_SIGNING_KEY: DEMO_SIGNING_KEY,
    VOUCHER_OLD_PUBLIC_KEYS: '[]',
    APPLE_PASS_TYPE_ID: DEMO_PASS_TYPE,
    APPLE_TEAM_ID: DEMO_TEAM,
    APPLE_WALLET_PEM: demoAuthority().credentials,
    APPLE_SERVICE_URL: passServiceOf(addresses),
    APPLE_PASS_LINK_URL: `${addresses.mail}/passes`,
    APPLE_PUSH_ORIGIN: addresses.push,
    PASS_PICTURES,
    GOOGLE_WALLET_ISSUER_ID: DEMO_ISSUER,
    GOOGLE_WALLET_KEY: demoServiceAccount(`${addresses.mail}${GOOGLE_PATH}/token`),
    GOOGLE_WALLET_ORIGIN: `${addresses.mail}${GOOGLE_PATH}`,
  };
}
