import { once } from '../../../src/lib/async/once.ts';
import { loadCode } from '../../../src/lib/code/loadCode.ts';
import type { VerifySignature } from './decideOffline.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Verify = (publicKey: Bytes, text: Bytes, signature: Bytes) => Promise<boolean>;

/** Safari before 17 and Chromium before 137 have no Ed25519: they load a library. */
const NAME = 'Ed25519';

/**
 * Verifies signatures by the browser, or by a library if the browser cannot. A key or signature of the wrong length
 * verifies nothing.
 * @param subtle the part of `crypto.subtle` that verifies
 */
export function ed25519Verifier(
  subtle: Pick<SubtleCrypto, 'importKey' | 'verify'> = crypto.subtle,
): VerifySignature {
  const byBrowser: Verify = async (publicKey, text, signature) => {
    const key = await subtle.importKey('raw', publicKey, NAME, false, ['verify']);
    return subtle.verify(NAME, key, signature, text);
  };
  const loadVerify = once(async (): Promise<Verify> => {
    // A browser without Ed25519 rejects the algorithm. The result of this call is not used.
    const error: unknown = await byBrowser(
      new Uint8Array(32),
      new Uint8Array(0),
      new Uint8Array(64),
    ).then(
      () => null,
      (reason: unknown) => reason,
    );
    const isMissing = error instanceof DOMException && error.name === 'NotSupportedError';
    return isMissing ? loadLibrary() : byBrowser;
  });
  return async (publicKey, text, signature) => {
    const verify = await loadVerify();
    return verify(publicKey, new TextEncoder().encode(text), signature).catch(() => false);
  };
}

async function loadLibrary(): Promise<Verify> {
  const { verifyAsync } = await loadCode(() => import('@noble/ed25519'));
  return (publicKey, text, signature) => verifyAsync(signature, text, publicKey);
}
