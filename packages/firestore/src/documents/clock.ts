/**
 * The store's time, in microseconds since the epoch. Each commit time is later than all earlier commit and read
 * times, even if the machine's clock stops or goes back.
 */
export class CommitClock {
  readonly #now: () => number;
  #last = 0;

  /** @param now returns milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  #micros(): number {
    return Math.floor(this.#now() * 1000);
  }

  /** The time of a read: all commits so far are earlier or equal, and later commits are later. */
  readTime(): number {
    this.#last = Math.max(this.#last, this.#micros());
    return this.#last;
  }

  commitTime(): number {
    this.#last = Math.max(this.#last + 1, this.#micros());
    return this.#last;
  }

  /** Makes later times follow a time that was read from disk. */
  advanceTo(micros: number): void {
    this.#last = Math.max(this.#last, micros);
  }

  /** Milliseconds since the epoch, for expiry. */
  milliseconds(): number {
    return this.#now();
  }
}
