/** A code counts as gone after this time without it, in milliseconds. */
const GONE_MS = 3_000;

/** Returns a function that is true for a code that was not in front of the camera in the last seconds. */
export function newReads(): (text: string, at: number) => boolean {
  const lastSeen = new Map<string, number>();
  return (text, at) => {
    for (const [each, seen] of lastSeen) if (at - seen > GONE_MS) lastSeen.delete(each);
    const isNew = !lastSeen.has(text);
    lastSeen.set(text, at);
    return isNew;
  };
}
