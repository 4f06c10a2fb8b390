import { type FileHandle, open } from 'node:fs/promises';
import { StoreError } from '../errors.ts';

/** How long a commit may stay in memory before it is on disk, in milliseconds. */
const FLUSH_DELAY = 50;

/** The refusal of commits once the disk has failed: what could not be kept must not be promised. */
export const cannotKeep = (fault: unknown) =>
  new StoreError('UNAVAILABLE', `Commits can no longer be kept: ${String(fault)}`);

/** Appends lines to a file, soon after they are given and many at once, without holding up whoever gives them. */
export class CommitLog {
  readonly #file: FileHandle;
  #pending: string[] = [];
  #flushing: Promise<void> | null = null;
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

  /** Refuses with UNAVAILABLE once the disk has failed. */
  append(line: string): void {
    if (this.#fault) throw cannotKeep(this.#fault);
    this.#pending.push(line);
    this.#bytes += line.length;
    this.#flushing ??= this.#flushSoon();
  }

  /** Waits until everything given so far is on disk. */
  async flush(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#file.close();
    if (this.#fault) throw cannotKeep(this.#fault);
  }

  async #flushSoon(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, FLUSH_DELAY));
    const lines = this.#pending;
    this.#pending = [];
    try {
      await this.#file.appendFile(lines.join(''));
      await this.#file.datasync();
    } catch (error) {
      this.#fault = error;
    }
    this.#flushing = this.#pending.length > 0 && !this.#fault ? this.#flushSoon() : null;
  }
}
