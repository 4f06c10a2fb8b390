import { mkdir } from 'node:fs/promises';
import type { CommitClock } from '../documents/clock.ts';
import type { Database } from '../documents/database.ts';
import { CommitLog, cannotKeep } from './commitLog.ts';
import { findFiles, logFile, removeOldFiles, snapshotFile } from './files.ts';
import { lockFolder } from './folderLock.ts';
import { printRecord, toRecord } from './records.ts';
import { recover } from './recovery.ts';
import { writeSnapshot } from './snapshotWriter.ts';

/** A snapshot is taken once the logs hold so many bytes, and more than the snapshot before. */
const MIN_LOG_BYTES = 4 * 1024 * 1024;
/** And after so many starts, each of which begins a log. */
const MAX_LOGS = 8;

/** Keeps a database in a folder, until it is closed. */
export class Persistence {
  readonly #folder: string;
  readonly #database: Database;
  readonly #clock: CommitClock;
  readonly #unlock: () => Promise<void>;
  readonly #stopObserving: () => void;
  #log: CommitLog;
  #generation: number;
  /** Bytes of the logs before this one that no snapshot holds yet. */
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
      if (this.#fault) throw cannotKeep(this.#fault);
      this.#log.append(printRecord(toRecord(changes, commitTime)));
      if (this.#isLong()) this.#compactSoon();
    });
  }

  /** Fills the database with what the folder holds, and keeps every commit from then on. */
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

  /** Puts everything on disk and gives the folder back. */
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
   * Begins a log, writes a snapshot of the documents at that very moment, and removes what is older. A
   * crash at any point leaves either the old files or the new ones whole.
   */
  async #compact(): Promise<void> {
    const generation = this.#generation + 1;
    const next = await CommitLog.create(logFile(this.#folder, generation));
    const previous = this.#log;
    // From here to the end of the statement after it nothing else runs: the new log follows the snapshot.
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
