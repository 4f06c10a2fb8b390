import { appendFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { StoreError } from '../errors.ts';

/** How long a commit may be in the system's hands before the disk has it, in milliseconds. */
const SYNC_DELAY = 50;

/** The refusal of commits once the disk has failed: what could not be kept must not be promised. */
export const cannotKeep = (fault: unknown) =>
  new StoreError('UNAVAILABLE', `Commits can no longer be kept: ${String(fault)}`);

/**
 * Appends lines to a file. A line is the system's once `append` returns, so that killing this process loses
 * none; the disk has it soon after, many at once, so that commits do not wait for it.
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

  /** Begins a file, which must not be there yet. */
  static async create(path: string): Promise<CommitLog> {
    return new CommitLog(await open(path, 'wx'));
  }

  /** Bytes given so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Refuses with UNAVAILABLE once the file or its disk has failed. */
  append(line: string): void {
    if (this.#fault) throw cannotKeep(this.#fault);
    try {
      appendFileSync(this.#file.fd, line);
    } catch (error) {
      this.#fault = error;
      throw cannotKeep(error);
    }
    this.#bytes += line.length;
    this.#isSynced = false;
    this.#syncing ??= this.#syncSoon();
  }

  /** Waits until everything given so far is on disk. */
  async flush(): Promise<void> {
    while (this.#syncing) await this.#syncing;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#file.close();
    if (this.#fault) throw cannotKeep(this.#fault);
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
