const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/**
 * Compares strings by their UTF-8 bytes, as Firestore does. The order differs from that of UTF-16 units only between a
 * surrogate and a character above the surrogates in the basic plane.
 */
export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) {
      const leftIsSurrogate = isSurrogate(left);
      if (leftIsSurrogate !== isSurrogate(right)) return leftIsSurrogate ? 1 : -1;
      return left - right;
    }
  }
  return a.length - b.length;
}
