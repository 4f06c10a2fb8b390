import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { toBase32 } from '../../contract/vouchers/base32.ts';
import { SEPARATOR, signedPart } from '../../contract/vouchers/voucherCode.ts';
import type { VoucherCodeSigner } from '../ports/voucherCodes.ts';
import { toKeyId } from './keyId.ts';

/**
 * Creates a signer with an Ed25519 key.
 * @param pem the private key in PKCS #8, as written by `openssl genpkey -algorithm ed25519`. Throws for
 *   anything else
 */
export function voucherCodeSigner(pem: string): VoucherCodeSigner {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('This is not an Ed25519 key.');
  const keyId = toKeyId(createPublicKey(privateKey));
  return (claims) => {
    const part = signedPart(claims, keyId);
    return part + SEPARATOR + toBase32(sign(null, Buffer.from(part), privateKey));
  };
}
