import { once } from '../../../src/lib/async/once.ts';
import { loadCode } from '../../../src/lib/code/loadCode.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Verify = (publicKey: Bytes, text: Bytes, signature: Bytes) => Promise<boolean>;

/** Safari before 17 and Chromium before 137 have no Ed25519. docs/supported-browsers.md. */
const NAME = 'Ed25519';

/** Whether the signature of a text is valid. Both keys and signatures are as in RFC 8032. */
export async function verifyEd25519(
  publicKey: Bytes,
  text: string,
  signature: Bytes,
): Promise<boolean> {
  const verify = await loadVerify();
  return verify(publicKey, new TextEncoder().encode(text), signature);
}

const loadVerify = once(async (): Promise<Verify> => {
  const canVerify = await nativeVerify(
    new Uint8Array(32),
    new Uint8Array(0),
    new Uint8Array(64),
  ).then(
    () => true,
    (error: unknown) => !(error instanceof DOMException && error.name === 'NotSupportedError'),
  );
  return canVerify ? orFalse(nativeVerify) : orFalse(await loadLibrary());
});

async function nativeVerify(publicKey: Bytes, text: Bytes, signature: Bytes): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', publicKey, NAME, false, ['verify']);
  return crypto.subtle.verify(NAME, key, signature, text);
}

async function loadLibrary(): Promise<Verify> {
  const { verifyAsync } = await loadCode(() => import('@noble/ed25519'));
  return (publicKey, text, signature) => verifyAsync(signature, text, publicKey);
}

/** A key or signature of the wrong length verifies nothing. */
function orFalse(verify: Verify): Verify {
  return (...args) => verify(...args).catch(() => false);
}
