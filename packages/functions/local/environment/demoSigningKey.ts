import { createHash, createPrivateKey } from 'node:crypto';

/** The PKCS #8 prefix of the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const seed = createHash('sha256').update('The key of the demo, which everybody knows.').digest();

/** The key that signs voucher codes on one machine, in PEM. It is public, so it proves nothing elsewhere. */
export const DEMO_SIGNING_KEY: string = createPrivateKey({
  key: Buffer.concat([PKCS8_HEAD, seed]),
  format: 'der',
  type: 'pkcs8',
})
  .export({ format: 'pem', type: 'pkcs8' })
  .toString();
