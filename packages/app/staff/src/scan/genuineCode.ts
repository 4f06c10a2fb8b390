import { readVoucherCode } from '@casino/functions/contract/vouchers/voucherCode.ts';
import { fromBase64Url } from '../offline/base64Url.ts';
import type { VerifySignature } from '../offline/decideOffline.ts';
import type { Synced } from '../offline/synced.ts';

/** The readings of a code, the most likely first. */
type Codes = readonly [string, ...string[]];

/**
 * Returns the reading of a code whose signature is valid. Without one, or without the public keys, it returns the first. It
 * is safe to try readings: a signature is of one text.
 */
export async function genuineCode(
  codes: Codes,
  synced: Synced | null,
  verify: VerifySignature,
): Promise<string> {
  const [first] = codes;
  if (codes.length === 1 || synced === null) return first;
  for (const code of [...codes, ...withKnownVoucher(first, synced)]) {
    if (await isGenuine(code, synced, verify)) return code;
  }
  return first;
}

async function isGenuine(code: string, { keys }: Synced, verify: VerifySignature) {
  const read = readVoucherCode(code);
  const key = keys.find(({ id }) => id === read?.keyId);
  if (read === null || key === undefined) return false;
  return verify(fromBase64Url(key.publicKey), read.signedPart, read.signature);
}

/** A scanner that sends capitals only loses the mixed case of an id, which the list of vouchers has. */
function withKnownVoucher(code: string, { vouchers }: Synced): string[] {
  const [kind, keyId, voucherId = '', ...rest] = code.split('.');
  return vouchers
    .map(({ voucher }) => voucher.id)
    .filter((id) => id.toUpperCase() === voucherId)
    .map((id) => [kind, keyId, id, ...rest].join('.'));
}
