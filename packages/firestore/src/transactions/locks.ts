import { aborted } from '../errors.ts';

/** A transaction or single commit that requests locks; compared by identity. */
export type LockRequester = object;

interface Waiter {
  readonly requester: LockRequester;
  readonly path: string;
  readonly granted: Promise<void>;
  readonly grant: () => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface Lock {
  holder: LockRequester;
  /** In order of arrival. */
  readonly queue: Waiter[];
}

/** The attempts of a single commit to acquire its locks before it is aborted. */
const MAX_ROUNDS = 100;

/**
 * Exclusive locks on documents, granted in order of arrival. A wait that would cause a deadlock is rejected at once
 * with ABORTED, any other wait after `maxWait` milliseconds.
 */
export class DocumentLocks {
  readonly #maxWait: number;
  readonly #locks = new Map<string, Lock>();
  readonly #held = new Map<LockRequester, Set<string>>();
  readonly #waiting = new Map<LockRequester, Set<Waiter>>();

  constructor(maxWait: number) {
    this.#maxWait = maxWait;
  }

  /** Acquires all locks, or none if another requester holds one. */
  tryAcquire(requester: LockRequester, paths: readonly string[]): boolean {
    const areFree = !paths.some((path) => this.#isTaken(requester, path));
    if (areFree) for (const path of paths) this.#take(requester, path);
    return areFree;
  }

  /** Acquires the locks one by one, sorted by path for all requesters, and waits for each that another holds. */
  async acquire(requester: LockRequester, paths: readonly string[]): Promise<void> {
    if (this.tryAcquire(requester, paths)) return;
    for (const path of [...paths].sort()) {
      const lock = this.#locks.get(path);
      if (!lock || lock.holder === requester) this.#take(requester, path);
      else await this.#wait(requester, path, lock);
    }
  }

  /**
   * Acquires all locks without holding one while it waits. A single commit has no reads that can become stale, so it
   * can start over, and never takes part in a deadlock.
   */
  async acquireTogether(requester: LockRequester, paths: readonly string[]): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (this.tryAcquire(requester, paths)) return;
      const taken = paths.filter((path) => this.#isTaken(requester, path));
      this.release(requester);
      await this.acquire(requester, taken.slice(0, 1));
    }
    this.release(requester);
    throw aborted('Too much contention on these documents. Please try again.');
  }

  /** Releases all locks of a requester, each to the first in its queue, and rejects its pending waits. */
  release(requester: LockRequester): void {
    for (const waiter of [...(this.#waiting.get(requester) ?? [])]) {
      this.#leaveQueue(waiter);
      waiter.reject(aborted('The transaction ended while it waited for a document.'));
    }
    const paths = this.#held.get(requester) ?? [];
    this.#held.delete(requester);
    for (const path of paths) this.#grantNext(path);
  }

  /** True if another requester holds the lock. */
  #isTaken(requester: LockRequester, path: string): boolean {
    const lock = this.#locks.get(path);
    return lock !== undefined && lock.holder !== requester;
  }

  #take(requester: LockRequester, path: string): void {
    const lock = this.#locks.get(path);
    if (lock) lock.holder = requester;
    else this.#locks.set(path, { holder: requester, queue: [] });
    const held = this.#held.get(requester);
    if (held) held.add(path);
    else this.#held.set(requester, new Set([path]));
  }

  #grantNext(path: string): void {
    const next = this.#locks.get(path)?.queue[0];
    if (!next) {
      this.#locks.delete(path);
      return;
    }
    this.#leaveQueue(next);
    this.#take(next.requester, path);
    next.grant();
  }

  #wait(requester: LockRequester, path: string, lock: Lock): Promise<void> {
    const sameRequest = lock.queue.find((waiter) => waiter.requester === requester);
    if (sameRequest) return sameRequest.granted;
    const ahead = [lock.holder, ...lock.queue.slice(-1).map((waiter) => waiter.requester)];
    if (ahead.some((blocker) => this.#waitsFor(blocker, requester, new Set()))) {
      throw aborted('Transaction deadlock: another transaction waits for this one.');
    }
    const waiter = this.#newWaiter(requester, path);
    lock.queue.push(waiter);
    const waits = this.#waiting.get(requester);
    if (waits) waits.add(waiter);
    else this.#waiting.set(requester, new Set([waiter]));
    return waiter.granted;
  }

  #newWaiter(requester: LockRequester, path: string): Waiter {
    let grant = () => {};
    let reject: Waiter['reject'] = () => {};
    const granted = new Promise<void>((onGrant, onReject) => {
      grant = onGrant;
      reject = onReject;
    });
    const timer = setTimeout(() => {
      this.#leaveQueue(waiter);
      reject(
        aborted(
          'Transaction lock timeout: another transaction holds the lock of a document for too long.',
        ),
      );
    }, this.#maxWait).unref();
    const waiter: Waiter = { requester, path, granted, grant, reject, timer };
    return waiter;
  }

  #leaveQueue(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    const queue = this.#locks.get(waiter.path)?.queue ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    const waits = this.#waiting.get(waiter.requester);
    waits?.delete(waiter);
    if (waits?.size === 0) this.#waiting.delete(waiter.requester);
  }

  /** The requesters that must release before a waiter's turn: the holder, and the previous one in the queue. */
  #blockers({ path, requester }: Waiter): readonly LockRequester[] {
    const lock = this.#locks.get(path);
    if (!lock) return [];
    const position = lock.queue.findIndex((waiter) => waiter.requester === requester);
    const ahead = lock.queue[position - 1]?.requester;
    return ahead ? [lock.holder, ahead] : [lock.holder];
  }

  /** True if `waiter` is `requester`, or waits for it directly or indirectly. */
  #waitsFor(waiter: LockRequester, requester: LockRequester, seen: Set<LockRequester>): boolean {
    if (waiter === requester) return true;
    if (seen.has(waiter)) return false;
    seen.add(waiter);
    const waits = [...(this.#waiting.get(waiter) ?? [])];
    return waits.some((wait) =>
      this.#blockers(wait).some((blocker) => this.#waitsFor(blocker, requester, seen)),
    );
  }
}
