import { getPublicKeyAsync, signAsync } from '@noble/ed25519';
import { describe, expect, it } from 'vitest';
import { ed25519Verifier } from './ed25519.ts';

const SECRET = new Uint8Array(32).fill(7);
const bytes = (text: string) => new TextEncoder().encode(text);

/** A browser without Ed25519. */
const WITHOUT = {
  importKey: async () => {
    throw new DOMException('Unrecognized name.', 'NotSupportedError');
  },
  verify: async () => {
    throw new DOMException('Unrecognized name.', 'NotSupportedError');
  },
};

describe.each([
  ['the browser', undefined],
  ['the library, in a browser without Ed25519', WITHOUT],
])('a signature that is verified by %s', (_, subtle) => {
  it('is valid only for its text and key', async () => {
    const verify = ed25519Verifier(subtle);
    const publicKey = new Uint8Array(await getPublicKeyAsync(SECRET));
    const other = new Uint8Array(await getPublicKeyAsync(new Uint8Array(32).fill(8)));
    const signature = new Uint8Array(await signAsync(bytes('text'), SECRET));
    expect(await verify(publicKey, 'text', signature)).toBe(true);
    expect(await verify(publicKey, 'texs', signature)).toBe(false);
    expect(await verify(other, 'text', signature)).toBe(false);
    expect(await verify(publicKey, 'text', new Uint8Array(64))).toBe(false);
    expect(await verify(publicKey, 'text', new Uint8Array(3))).toBe(false);
    expect(await verify(new Uint8Array(3), 'text', signature)).toBe(false);
  });
});
