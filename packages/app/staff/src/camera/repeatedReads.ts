/** A code counts as gone after this time without it, in milliseconds. */
const GONE_MS = 3_000;

/** The codes that were in front of the camera in the last seconds. Times are in milliseconds. */
export interface RecentReads {
  /** Notes a code. True if it was not in front of the camera. */
  readonly isNew: (text: string, at: number) => boolean;
  /** The camera reads again after a pause, in which the codes have not left. */
  readonly resume: (at: number) => void;
}

export function recentReads(): RecentReads {
  const lastSeen = new Map<string, number>();
  return {
    isNew: (text, at) => {
      for (const [each, seen] of lastSeen) if (at - seen > GONE_MS) lastSeen.delete(each);
      const isNew = !lastSeen.has(text);
      lastSeen.set(text, at);
      return isNew;
    },
    resume: (at) => {
      for (const each of lastSeen.keys()) lastSeen.set(each, at);
    },
  };
}
