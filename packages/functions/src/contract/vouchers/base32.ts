/** RFC 4648: capital letters and digits, which a QR code encodes compactly and every scanner transmits. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Bytes as base32, without padding. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      text += ALPHABET[held >> bits];
      held &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? text : text + ALPHABET[held << (BITS - bits)];
}

/** The bytes of unpadded base32; null for a text that `toBase32` never produces. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return null;
    held = (held << BITS) | value;
    bits += BITS;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  return held === 0 && bits < BITS ? Uint8Array.from(bytes) : null;
}
