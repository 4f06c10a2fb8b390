import { isNoAnswer } from '../../lib/remote/remoteError.ts';
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
  /** Whether the member is a copy, because the casino's own system fails or there is no connection. */
  readonly isCopy: boolean;
  /** When the member was loaded, as an ISO instant; null if unknown. */
  readonly loadedAt: string | null;
  /** The other data that failed to load again. */
  readonly stale: readonly StaleData[];
}

/** Returns why the page shows older data; null if everything is current. */
export function toLastSeen({ online, isCopy, loadedAt, stale }: Shown): LastSeen | null {
  const memberTime = isCopy || !online ? loadedAt : null;
  const times = [memberTime, ...stale.map(({ at }) => at)].filter((time) => time !== null);
  const at = [...times].sort()[0] ?? null;
  if (!online) return { reason: 'offline', at };
  const failed = stale.flatMap(({ code }) => (code === null ? [] : [code]));
  if (isCopy || failed.some((code) => !isNoAnswer(code))) return { reason: 'casino-fails', at };
  return failed.length > 0 ? { reason: 'no-answer', at } : null;
}
