import { mkdir } from 'node:fs/promises';
import type { CommitClock } from '../documents/clock.ts';
import type { Database } from '../documents/database.ts';
import { CommitLog, persistenceFailed } from './commitLog.ts';
import { findFiles, logFile, removeOldFiles, snapshotFile } from './files.ts';
import { lockFolder } from './folderLock.ts';
import { printRecord, toRecord } from './records.ts';
import { recover } from './recovery.ts';
import { writeSnapshot } from './snapshotWriter.ts';

/** A snapshot is written when the logs exceed this size in bytes and the size of the last snapshot. */
const MIN_LOG_BYTES = 4 * 1024 * 1024;
/** A snapshot is also written after this many starts, since each start begins a log. */
const MAX_LOGS = 8;

/** Persists a database in a folder until it is closed. */
export class Persistence {
  readonly #folder: string;
  readonly #database: Database;
  readonly #clock: CommitClock;
  readonly #unlock: () => Promise<void>;
  readonly #stopObserving: () => void;
  #log: CommitLog;
  #generation: number;
  /** Bytes of earlier logs that are not in a snapshot yet. */
  #olderBytes: number;
  #snapshotBytes = 0;
  #compacting: Promise<void> | null = null;
  #fault: unknown = null;

  private constructor(
    state: { folder: string; database: Database; clock: CommitClock; unlock: () => Promise<void> },
    log: CommitLog,
    generation: number,
    olderBytes: number,
  ) {
    this.#folder = state.folder;
    this.#database = state.database;
    this.#clock = state.clock;
    this.#unlock = state.unlock;
    this.#log = log;
    this.#generation = generation;
    this.#olderBytes = olderBytes;
    this.#stopObserving = state.database.observe((changes, commitTime) => {
      if (this.#fault) throw persistenceFailed(this.#fault);
      this.#log.append(printRecord(toRecord(changes, commitTime)));
      if (this.#isLong()) this.#compactSoon();
    });
  }

  /** Restores the database from the folder, and persists every later commit. */
  static async open(folder: string, database: Database, clock: CommitClock): Promise<Persistence> {
    await mkdir(folder, { recursive: true });
    const unlock = await lockFolder(folder);
    try {
      const files = await findFiles(folder);
      const logged = await recover(folder, files, database, clock);
      await removeOldFiles(folder, files.snapshot);
      const log = await CommitLog.create(logFile(folder, files.next));
      const state = { folder, database, clock, unlock };
      const persistence = new Persistence(state, log, files.next, logged);
      if (files.logs.length >= MAX_LOGS) persistence.#compactSoon();
      return persistence;
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  /** Flushes to disk and unlocks the folder. */
  async close(): Promise<void> {
    this.#stopObserving();
    await this.#compacting;
    await this.#log.close();
    await this.#unlock();
  }

  #isLong(): boolean {
    const bytes = this.#olderBytes + this.#log.bytes;
    return bytes > Math.max(MIN_LOG_BYTES, this.#snapshotBytes);
  }

  #compactSoon(): void {
    this.#compacting ??= this.#compact()
      .catch((error: unknown) => {
        this.#fault = error;
      })
      .finally(() => {
        this.#compacting = null;
      });
  }

  /**
   * Starts a new log, writes a snapshot of the documents as of that moment, and removes older files. After a crash
   * at any point, either the old files or the new ones are complete.
   */
  async #compact(): Promise<void> {
    const generation = this.#generation + 1;
    const next = await CommitLog.create(logFile(this.#folder, generation));
    const previous = this.#log;
    // No await until the new log is in place, so that it has exactly the commits after the snapshot.
    const documents = [...this.#database.documents()];
    this.#log = next;
    this.#generation = generation;
    this.#olderBytes = 0;
    await previous.close();
    const time = this.#clock.readTime();
    this.#snapshotBytes = await writeSnapshot(
      snapshotFile(this.#folder, generation),
      documents,
      time,
    );
    await removeOldFiles(this.#folder, generation);
  }
}
