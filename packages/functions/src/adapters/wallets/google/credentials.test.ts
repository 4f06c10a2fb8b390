import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  DEMO_ISSUER,
  makeServiceAccount,
} from '../../../../local/demoWallets/demoServiceAccount.ts';
import { GoogleSettingsError, readGoogleCredentials } from './credentials.ts';

const keyFile = makeServiceAccount('https://oauth2.test/token');
const key = JSON.parse(keyFile);

const { privateKey: otherKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

describe('the settings of Google Wallet', () => {
  it('are the issuer account and the key file of a service account', () => {
    expect(readGoogleCredentials(DEMO_ISSUER, keyFile)).toEqual({
      issuerId: DEMO_ISSUER,
      serviceAccount: key.client_email,
      privateKey: key.private_key,
      tokenUrl: 'https://oauth2.test/token',
    });
  });

  it.each([
    ['an e-mail address as issuer account', 'wallet@met.test', keyFile, /GOOGLE_WALLET_ISSUER_ID/],
    ['a key that was never set', DEMO_ISSUER, 'off', /GOOGLE_WALLET_KEY .* Wrong: all of it\./],
    [
      'a key file that was cut',
      DEMO_ISSUER,
      keyFile.slice(0, 90),
      /GOOGLE_WALLET_KEY .* all of it/,
    ],
    [
      'the key file of a user',
      DEMO_ISSUER,
      JSON.stringify({ ...key, client_email: undefined }),
      /Wrong: client_email\./,
    ],
    [
      'a key file without a key',
      DEMO_ISSUER,
      JSON.stringify({ ...key, private_key: '' }),
      /private_key .* is not an RSA key/,
    ],
    [
      'a key of another kind',
      DEMO_ISSUER,
      JSON.stringify({ ...key, private_key: otherKey }),
      /is not an RSA key/,
    ],
  ])('are rejected with an explanation: %s', (_, issuer, file, sentence) => {
    expect(() => readGoogleCredentials(issuer, file)).toThrow(GoogleSettingsError);
    expect(() => readGoogleCredentials(issuer, file)).toThrow(sentence);
  });

  it('are rejected without the key in the message', () => {
    const broken = JSON.stringify({ ...key, private_key: `${key.private_key}x`.slice(40) });
    expect(() => readGoogleCredentials(DEMO_ISSUER, broken)).toThrow(
      expect.not.objectContaining({
        message: expect.stringContaining(key.private_key.slice(60, 90)),
      }),
    );
  });
});
