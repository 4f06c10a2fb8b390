import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretsIn, secretsInPage } from './secrets.mjs';

// The parts are joined at run time, so that this file contains no secret.
const PLANTED = [
  [
    'a private key',
    generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  ],
  ['the key of a service account', `{ "private${'_key'}": "…" }`],
  ['a password in an address', ['smtps://mailer', 'correct-horse@mail.example.com'].join(':')],
  ['an access key of a cloud', `AKIA${'A1B2'.repeat(4)}`],
  ['a token of a code host or registry', `npm_${'x'.repeat(36)}`],
  ['a signed token', ['eyJhbGciOiJSUzI1NiJ9', 'eyJzdWIiOiJ4In0abc', 'c2lnbmF0dXJl'].join('.')],
];

describe('secretsIn and secretsInPage', () => {
  it.each(PLANTED)('find %s', (kind, text) => {
    expect(secretsIn(text)).toEqual([kind]);
    expect(secretsIn(`const setting = ${JSON.stringify(text)};`)).toEqual([kind]);
  });

  it.each([
    'const origin = "https://rewards.example.com/account?email=a@b.test";',
    'smtps://user:password@mail.example.com',
    'http://127.0.0.1:5173 and mailto:desk@casino.test',
  ])('accept %s', (text) => {
    expect(secretsIn(text)).toEqual([]);
  });

  it.each(['VOUCHER_SIGNING_KEY', 'Demo-pass-1'])('reject %s only in a page', (text) => {
    expect(secretsIn(text)).toEqual([]);
    expect(secretsInPage(text)).toHaveLength(1);
  });
});
