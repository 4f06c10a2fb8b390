import { isNoAnswer, type RemoteErrorCode } from '../../lib/remote/remoteError.ts';
import type { StaleData } from './staleData.ts';

/** Why a page shows older data, and the time of the oldest (ISO instant, or null if unknown). */
export interface LastSeen {
  readonly reason: 'offline' | 'casino-fails' | 'no-answer';
  readonly at: string | null;
}

/** What the page shows now. */
export interface Shown {
  /** Whether the browser reports a connection. */
  readonly online: boolean;
  /** Why the member did not load; null for a current member, and without a connection. */
  readonly memberCode: RemoteErrorCode | null;
  /** When the member was loaded, as an ISO instant; null if unknown. */
  readonly loadedAt: string | null;
  /** The other data that failed to load again. */
  readonly stale: readonly StaleData[];
}

/** Returns why the page shows older data; null if everything is current. */
export function toLastSeen({ online, memberCode, loadedAt, stale }: Shown): LastSeen | null {
  const memberTime = memberCode !== null || !online ? loadedAt : null;
  const times = [memberTime, ...stale.map(({ at }) => at)].filter((time) => time !== null);
  const at = [...times].sort()[0] ?? null;
  if (!online) return { reason: 'offline', at };
  const failed = [memberCode, ...stale.map(({ code }) => code)].filter((code) => code !== null);
  if (failed.some((code) => !isNoAnswer(code))) return { reason: 'casino-fails', at };
  return failed.length > 0 ? { reason: 'no-answer', at } : null;
}
