import type { OfflineVoucher } from '@casino/functions/contract/till/sync.ts';
import type { TillConnection } from '@casino/ui/screens/till/till.types.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Connection } from './connection.ts';
import { readRecord, type TillDatabase } from './tillDatabase.ts';

const MINUTE_MS = 60_000;

interface Stored {
  /** Since the last synchronisation; null before the first. */
  readonly minutes: number | null;
  readonly waiting: number;
  readonly vouchers: readonly OfflineVoucher[];
}

/** What the device has stored, and the connection, as every page shows them. `recount` reads the storage again. */
export function useStoredState(db: TillDatabase, connection: Connection) {
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const [stored, setStored] = useState<Stored>({ minutes: null, waiting: 0, vouchers: [] });

  const recount = useCallback(async () => {
    const [synced, waiting] = await Promise.all([readRecord(db, 'synced'), db.count('waiting')]);
    const age = synced && Date.now() + synced.clockOffset - Date.parse(synced.now);
    const minutes = age === null ? null : Math.max(0, Math.floor(age / MINUTE_MS));
    setStored({ minutes, waiting, vouchers: synced?.vouchers ?? [] });
  }, [db]);
  useEffect(() => {
    recount().catch(reportError);
  }, [recount]);

  const shown: TillConnection = {
    isOnline: state === 'online',
    syncedMinutesAgo: stored.minutes,
    waiting: stored.waiting,
  };
  return { connection: shown, vouchers: stored.vouchers, recount };
}
