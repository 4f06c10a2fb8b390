import { createPublicKey, verify } from 'node:crypto';
import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  DEMO_ISSUER,
  makeServiceAccount,
} from '../../../../local/demoWallets/demoServiceAccount.ts';
import { readGoogleCredentials } from './credentials.ts';
import { objectId } from './resources.ts';
import { saveLink } from './saveLink.ts';

const credentials = readGoogleCredentials(DEMO_ISSUER, makeServiceAccount('https://oauth2.test/'));
const publicKey = createPublicKey(credentials.privateKey);
const id = objectId(DEMO_ISSUER, '0b8f7c1e-52a5-4a37-9a4e-3c1d7e6f5a21');
const now = new Date('2026-11-21T12:00:00Z');
const PREFIX = 'https://pay.google.com/gp/v/save/';

const link = await saveLink(credentials, id, 'https://pay.google.com', now);
const jwt = link.slice(PREFIX.length);

describe('the link that saves a card at Google', () => {
  it('leads to Google with the id of the object alone', async () => {
    expect(link.startsWith(PREFIX)).toBe(true);
    const { payload, protectedHeader } = await jwtVerify(jwt, publicKey);
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(payload).toEqual({
      iss: credentials.serviceAccount,
      aud: 'google',
      typ: 'savetowallet',
      iat: now.getTime() / 1_000,
      payload: { loyaltyObjects: [{ id }] },
    });
  });

  it('has a signature that OpenSSL verifies, and that a changed byte breaks', () => {
    const [header, payload, signature = ''] = jwt.split('.');
    const signed = Buffer.from(`${header}.${payload}`);
    const bytes = Buffer.from(signature, 'base64url');
    expect(verify('RSA-SHA256', signed, publicKey, bytes)).toBe(true);
    signed[signed.length - 1] = (signed.at(-1) ?? 0) ^ 1;
    expect(verify('RSA-SHA256', signed, publicKey, bytes)).toBe(false);
  });

  it('is shorter than 1,800 characters with the longest ids', async () => {
    const account = {
      ...credentials,
      serviceAccount: `${'w'.repeat(30)}@${'p'.repeat(30)}.iam.gserviceaccount.com`,
    };
    const longest = await saveLink(
      account,
      `${'9'.repeat(25)}.${'f'.repeat(36)}`,
      'https://pay.google.com',
      now,
    );
    expect(longest.length).toBeLessThan(1_800);
  });
});
