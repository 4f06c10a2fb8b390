/** The part of Web Crypto that the fairness functions use, equal in browsers and Node. */
interface WebCrypto {
  readonly subtle: {
    digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer>;
    importKey(
      format: 'raw',
      key: Uint8Array,
      algorithm: { readonly name: 'HMAC'; readonly hash: 'SHA-256' },
      extractable: false,
      usages: readonly ['sign'],
    ): Promise<object>;
    sign(algorithm: 'HMAC', key: object, data: Uint8Array): Promise<ArrayBuffer>;
  };
}

interface Utf8Encoder {
  encode(text: string): Uint8Array;
}

// The contract is compiled without the types of a platform, so that it cannot depend on one.
const platform = globalThis as unknown as {
  readonly crypto: WebCrypto;
  readonly TextEncoder: new () => Utf8Encoder;
};

/** SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return toHex(await platform.crypto.subtle.digest('SHA-256', toBytes(text)));
}

/** HMAC-SHA-256 of a text in UTF-8 under a key in hexadecimal, in lower-case hexadecimal. */
export async function hmacSha256(keyHex: string, text: string): Promise<string> {
  const { subtle } = platform.crypto;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
  const key = await subtle.importKey('raw', fromHex(keyHex), algorithm, false, ['sign']);
  return toHex(await subtle.sign('HMAC', key, toBytes(text)));
}

function toBytes(text: string): Uint8Array {
  return new platform.TextEncoder().encode(text);
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
