/**
 * The store's time, in microseconds since the epoch. Each commit gets a later time than every commit
 * and read before it, even where the machine's clock stands still or goes back.
 */
export class CommitClock {
  readonly #now: () => number;
  #last = 0;

  /** `now` gives milliseconds since the epoch. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  #micros(): number {
    return Math.floor(this.#now() * 1000);
  }

  /** A time at which everything committed so far, and nothing else, is seen. */
  readTime(): number {
    this.#last = Math.max(this.#last, this.#micros());
    return this.#last;
  }

  commitTime(): number {
    this.#last = Math.max(this.#last + 1, this.#micros());
    return this.#last;
  }

  /** Makes later times follow one that was read from disk. */
  advanceTo(micros: number): void {
    this.#last = Math.max(this.#last, micros);
  }

  /** Milliseconds since the epoch, for what expires. */
  milliseconds(): number {
    return this.#now();
  }
}
