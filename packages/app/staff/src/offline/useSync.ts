import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';
import type { TillCall } from '../backend/tillBackend.ts';
import { usePageVisible } from '../page/usePageVisible.ts';
import { type Connection, isUnreached } from './connection.ts';
import { syncTill } from './syncTill.ts';
import type { TillDatabase } from './tillDatabase.ts';

/** In milliseconds. */
const EVERY_MS = 60_000;
/** While requests get no reply. */
const RETRY_MS = 10_000;

interface SyncOptions {
  readonly db: TillDatabase;
  readonly call: TillCall;
  readonly connection: Connection;
  readonly venueId: number;
  /** The server refuses the session. */
  readonly onDenied: () => void;
  /** Called after each synchronisation, even after a failed one. */
  readonly onSynced: () => Promise<void>;
}

/**
 * Synchronises the till when it opens, every minute while it is visible and online, and when the connection returns.
 * Returns a function that does it at once.
 */
export function useSync({
  db,
  call,
  connection,
  venueId,
  onDenied,
  onSynced,
}: SyncOptions): () => void {
  const [request, setRequest] = useState(0);
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const isVisible = usePageVisible();

  const sync = useEffectEvent(async () => {
    try {
      if (connection.state() !== 'off') {
        await syncTill(db, call, venueId);
        connection.report(true);
      }
    } catch (error) {
      if (isUnreached(error)) connection.report(false);
      const code = remoteErrorCode(error);
      if (code === 'permission-denied' || code === 'unauthenticated') onDenied();
    }
    await onSynced();
  });

  useEffect(() => {
    if (!isVisible) return undefined;
    const run = () => void sync().catch(reportError);
    run();
    const timer = setInterval(run, state === 'lost' ? RETRY_MS : EVERY_MS);
    return () => clearInterval(timer);
  }, [isVisible, state]);

  useEffect(() => {
    if (request > 0) sync().catch(reportError);
  }, [request]);

  return useCallback(() => setRequest((earlier) => earlier + 1), []);
}
