import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { DEMO_SIGNING_KEY } from '../../../local/environment/demoSigningKey.ts';
import { genuineClaims } from '../../domain/voucherCode/verifyVoucherCode.ts';
import { voucherCodeSigner } from '../../domain/voucherCode/voucherCodeSigner.ts';

afterEach(() => vi.resetModules());

const old = generateKeyPairSync('ed25519');
const CLAIMS = { voucherId: 'v1', customerNumber: '100', expiresAt: new Date(0) };

async function keysWith(oldKeys: readonly string[]) {
  vi.stubEnv('VOUCHER_SIGNING_KEY', DEMO_SIGNING_KEY);
  vi.stubEnv('VOUCHER_OLD_PUBLIC_KEYS', JSON.stringify(oldKeys));
  return (await import('./voucherKeys.ts')).voucherKeys();
}

it('a code of the former key is genuine while VOUCHER_OLD_PUBLIC_KEYS has that key', async () => {
  const der = old.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const pem = old.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const code = voucherCodeSigner(pem)(CLAIMS);
  expect(genuineClaims(code, await keysWith([der]))).toEqual(CLAIMS);
  vi.resetModules();
  expect(genuineClaims(code, await keysWith([]))).toBe('unknown-key');
});

it('the key of VOUCHER_SIGNING_KEY is the first', async () => {
  const [first] = await keysWith([]);
  expect(first?.equals(createPublicKey(DEMO_SIGNING_KEY))).toBe(true);
});

it('a text that is no key is an error', async () => {
  await expect(keysWith(['MCow'])).rejects.toThrow();
});
