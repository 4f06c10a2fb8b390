import type { TillConnection } from '@casino/ui/screens/till/till.types.ts';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isNoAnswer, remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';
import type { TillCall } from '../backend/tillBackend.ts';
import { readRecord, type TillDatabase } from '../device/tillDatabase.ts';
import { usePageVisible } from '../page/usePageVisible.ts';
import type { Connection } from './connection.ts';
import { syncTill } from './syncTill.ts';

const MINUTE_MS = 60_000;
/** While requests get no reply. */
const RETRY_MS = 10_000;

interface SyncOptions {
  readonly db: TillDatabase;
  readonly call: TillCall;
  readonly connection: Connection;
  readonly venueId: number;
  /** The server refuses the session. */
  readonly onDenied: () => void;
}

/** Synchronises the till when it opens, every minute while it is visible and online, and when the connection returns. */
export function useSync({ db, call, connection, venueId, onDenied }: SyncOptions): {
  readonly connection: TillConnection;
  /** Reads how many scans wait. */
  readonly recount: () => Promise<void>;
} {
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const isVisible = usePageVisible();
  const [shown, setShown] = useState({ minutes: null as number | null, waiting: 0 });

  const recount = useCallback(async () => {
    const [synced, waiting] = await Promise.all([readRecord(db, 'synced'), db.count('waiting')]);
    const age = synced && Date.now() + synced.clockOffset - Date.parse(synced.now);
    setShown({ minutes: age === null ? null : Math.max(0, Math.floor(age / MINUTE_MS)), waiting });
  }, [db]);

  const sync = useEffectEvent(async () => {
    try {
      if (connection.state() !== 'off') {
        await syncTill(db, call, venueId);
        connection.report(true);
      }
    } catch (error) {
      const code = remoteErrorCode(error);
      if (isNoAnswer(code) || code === 'unavailable') connection.report(false);
      if (code === 'permission-denied' || code === 'unauthenticated') onDenied();
    }
    await recount();
  });

  useEffect(() => {
    if (!isVisible) return undefined;
    const run = () => void sync().catch(reportError);
    run();
    const timer = setInterval(run, state === 'lost' ? RETRY_MS : MINUTE_MS);
    return () => clearInterval(timer);
  }, [isVisible, state]);

  return {
    connection: {
      isOnline: state === 'online',
      syncedMinutesAgo: shown.minutes,
      waiting: shown.waiting,
    },
    recount,
  };
}
