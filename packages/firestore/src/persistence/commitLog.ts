import { appendFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { StoreError } from '../errors.ts';

/** The delay between an append and its sync to disk, in milliseconds. */
const SYNC_DELAY = 50;

/** The error of all commits after a disk failure, since the store must not acknowledge what it cannot persist. */
export const persistenceFailed = (fault: unknown) =>
  new StoreError('UNAVAILABLE', `Commits can no longer be persisted: ${String(fault)}`);

/**
 * Appends lines to a file. When `append` returns, the operating system has the line, so that killing this process
 * loses none. A sync to disk follows soon for many lines at once, so that commits do not wait for it.
 */
export class CommitLog {
  readonly #file: FileHandle;
  #isSynced = true;
  #syncing: Promise<void> | null = null;
  #fault: unknown = null;
  #bytes = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Creates the file, which must not exist. */
  static async create(path: string): Promise<CommitLog> {
    return new CommitLog(await open(path, 'wx'));
  }

  /** Bytes appended so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Throws UNAVAILABLE after a failure of the file or its disk. */
  append(line: string): void {
    if (this.#fault) throw persistenceFailed(this.#fault);
    try {
      appendFileSync(this.#file.fd, line);
    } catch (error) {
      this.#fault = error;
      throw persistenceFailed(error);
    }
    this.#bytes += line.length;
    this.#isSynced = false;
    this.#syncing ??= this.#syncSoon();
  }

  /** Resolves when all appended lines are on disk. */
  async flush(): Promise<void> {
    while (this.#syncing) await this.#syncing;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#file.close();
    if (this.#fault) throw persistenceFailed(this.#fault);
  }

  async #syncSoon(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, SYNC_DELAY));
    this.#isSynced = true;
    try {
      await this.#file.datasync();
    } catch (error) {
      this.#fault = error;
    }
    this.#syncing = this.#isSynced || this.#fault ? null : this.#syncSoon();
  }
}
