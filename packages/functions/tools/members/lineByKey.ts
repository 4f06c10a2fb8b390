import { createHash } from 'node:crypto';

const FIRST_CAPACITY = 1 << 12;

/**
 * The line in which each key of a file occurs first. It holds 64 bits of a hash and the line of a key in
 * typed arrays: a million keys take 24 MB, a fifth of the size of a `Map`. Two different keys of a million
 * have the same hash with a probability of 3 in 100 million.
 */
export class LineByKey {
  #hashes = new BigUint64Array(FIRST_CAPACITY);
  /** 0 in a free slot. */
  #lines = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  /** Stores the line of a new key. Returns the first line of a known key, else null. */
  add(key: string, line: number): number | null {
    if (this.#size * 2 >= this.#lines.length) this.#grow();
    const hash = createHash('sha256').update(key).digest().readBigUInt64LE();
    const slot = this.#slotOf(hash);
    const known = this.#lines[slot];
    if (known) return known;
    this.#put(slot, hash, line);
    return null;
  }

  #slotOf(hash: bigint): number {
    const mask = this.#lines.length - 1;
    let slot = Number(hash & BigInt(mask));
    while (this.#lines[slot] && this.#hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }

  #put(slot: number, hash: bigint, line: number): void {
    this.#hashes[slot] = hash;
    this.#lines[slot] = line;
    this.#size += 1;
  }

  #grow(): void {
    const hashes = this.#hashes;
    const lines = this.#lines;
    this.#hashes = new BigUint64Array(hashes.length * 2);
    this.#lines = new Uint32Array(lines.length * 2);
    this.#size = 0;
    for (const [index, line] of lines.entries()) {
      const hash = hashes[index];
      if (line && hash !== undefined) this.#put(this.#slotOf(hash), hash, line);
    }
  }
}
