import type { OfflineScan } from '@casino/functions/contract/till/uploadScans.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TillReply } from '../backend/tillBackend.ts';
import type { ScanRequest } from './scanRequest.types.ts';
import type { Synced } from './synced.ts';

/** The id and the secret of a device. */
export interface DeviceSecret {
  readonly deviceId: string;
  readonly secret: string;
}

/** The casino of the device, and its staff. */
export type OpenedDevice = TillReply<'till-openDevice'>;

/** The last scan that was sent and has no answer yet. */
export interface AskedScan {
  readonly request: ScanRequest;
  /** By the device's clock, in milliseconds since 1970. */
  readonly at: number;
}

/** The shift of the person who is logged in, as `session/offlinePin.ts` uses it. */
export interface StoredShift {
  readonly staffUid: string;
  /** By the device's clock, in milliseconds since 1970. */
  readonly endsAt: number;
  /** A few bits of a hash of the PIN. */
  readonly check: number;
  /** Without a connection. */
  readonly triesLeft: number;
}

/** The records of a device, each with its name as key. */
interface TillRecords {
  readonly secret: DeviceSecret;
  readonly opened: OpenedDevice;
  readonly synced: Synced;
  readonly asked: AskedScan;
  readonly shift: StoredShift;
}

/** The stores of the database. */
export interface TillSchema extends DBSchema {
  records: { key: keyof TillRecords; value: TillRecords[keyof TillRecords] };
  /** Scans that are not uploaded yet, by their order. */
  waiting: { key: number; value: OfflineScan };
}

export type TillDatabase = IDBPDatabase<TillSchema>;

const NAME = 'casino.till';

/** Opens the database of the till. `name` is another in tests. */
export function openTillDatabase(name = NAME): Promise<TillDatabase> {
  return openDB<TillSchema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('records');
      db.createObjectStore('waiting', { autoIncrement: true });
    },
    // A newer version of the page, in another tab, must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** Reads a record; null if the device has none. */
export async function readRecord<K extends keyof TillRecords>(
  db: TillDatabase,
  name: K,
): Promise<TillRecords[K] | null> {
  return ((await db.get('records', name)) as TillRecords[K] | undefined) ?? null;
}

/** Writes a record. Rejects with a `QuotaExceededError` if the storage is full. */
export async function writeRecord<K extends keyof TillRecords>(
  db: TillDatabase,
  name: K,
  record: TillRecords[K],
): Promise<void> {
  await db.put('records', record, name);
}

/** Changes what the device has loaded, even if another tab changes it at the same time. Returns the new value. */
export async function changeSynced(
  db: TillDatabase,
  change: (synced: Synced | null) => Synced | null,
): Promise<Synced | null> {
  const transaction = db.transaction('records', 'readwrite');
  const next = change(((await transaction.store.get('synced')) as Synced | undefined) ?? null);
  if (next !== null) await transaction.store.put(next, 'synced');
  await transaction.done;
  return next;
}

/** Forgets the device and what it loaded. Scans that wait stay, so that they are not lost. */
export async function forgetDevice(db: TillDatabase): Promise<void> {
  await db.clear('records');
}
