import { aborted } from '../errors.ts';

/** Whoever holds or waits for locks: compared by identity. */
export type LockOwner = object;

interface Waiter {
  readonly owner: LockOwner;
  readonly path: string;
  readonly granted: Promise<void>;
  readonly grant: () => void;
  readonly refuse: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface Lock {
  holder: LockOwner;
  /** In order of arrival. */
  readonly queue: Waiter[];
}

/** How often a plain commit starts over before it gives up. */
const MAX_ROUNDS = 100;

/**
 * Exclusive locks on documents, granted in order of arrival. A wait that would close a circle of owners
 * waiting for each other is refused at once with ABORTED, and any other wait after `maxWait` milliseconds.
 */
export class DocumentLocks {
  readonly #maxWait: number;
  readonly #locks = new Map<string, Lock>();
  readonly #held = new Map<LockOwner, Set<string>>();
  readonly #waiting = new Map<LockOwner, Set<Waiter>>();

  constructor(maxWait: number) {
    this.#maxWait = maxWait;
  }

  /** Takes all of the locks, or none of them where one is held by another owner. */
  tryAcquire(owner: LockOwner, paths: readonly string[]): boolean {
    const areFree = !paths.some((path) => this.#isTaken(owner, path));
    if (areFree) for (const path of paths) this.#take(owner, path);
    return areFree;
  }

  /** Takes each lock in turn, in one order for everybody, waiting where another owner holds it. */
  async acquire(owner: LockOwner, paths: readonly string[]): Promise<void> {
    if (this.tryAcquire(owner, paths)) return;
    for (const path of [...paths].sort()) {
      const lock = this.#locks.get(path);
      if (!lock || lock.holder === owner) this.#take(owner, path);
      else await this.#wait(owner, path, lock);
    }
  }

  /**
   * Takes all of the locks without ever waiting while it holds one, so that a plain commit, which has read
   * nothing that could grow stale, is never part of a circle.
   */
  async acquireTogether(owner: LockOwner, paths: readonly string[]): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (this.tryAcquire(owner, paths)) return;
      const taken = paths.filter((path) => this.#isTaken(owner, path));
      this.release(owner);
      await this.acquire(owner, taken.slice(0, 1));
    }
    this.release(owner);
    throw aborted('Too much contention on these documents. Please try again.');
  }

  /** Gives back all that an owner holds, each to whoever waits longest for it, and ends its own waits. */
  release(owner: LockOwner): void {
    for (const waiter of [...(this.#waiting.get(owner) ?? [])]) {
      this.#leaveQueue(waiter);
      waiter.refuse(aborted('The transaction ended while it waited for a document.'));
    }
    const paths = this.#held.get(owner) ?? [];
    this.#held.delete(owner);
    for (const path of paths) this.#passOn(path);
  }

  /** True where another owner holds the lock. */
  #isTaken(owner: LockOwner, path: string): boolean {
    const lock = this.#locks.get(path);
    return lock !== undefined && lock.holder !== owner;
  }

  #take(owner: LockOwner, path: string): void {
    const lock = this.#locks.get(path);
    if (lock) lock.holder = owner;
    else this.#locks.set(path, { holder: owner, queue: [] });
    const held = this.#held.get(owner);
    if (held) held.add(path);
    else this.#held.set(owner, new Set([path]));
  }

  #passOn(path: string): void {
    const next = this.#locks.get(path)?.queue[0];
    if (!next) {
      this.#locks.delete(path);
      return;
    }
    this.#leaveQueue(next);
    this.#take(next.owner, path);
    next.grant();
  }

  #wait(owner: LockOwner, path: string, lock: Lock): Promise<void> {
    const sameRequest = lock.queue.find((waiter) => waiter.owner === owner);
    if (sameRequest) return sameRequest.granted;
    const ahead = [lock.holder, ...lock.queue.slice(-1).map((waiter) => waiter.owner)];
    if (ahead.some((blocker) => this.#waitsFor(blocker, owner, new Set()))) {
      throw aborted('Transaction lock conflict: another transaction waits for this one.');
    }
    const waiter = this.#newWaiter(owner, path);
    lock.queue.push(waiter);
    const waits = this.#waiting.get(owner);
    if (waits) waits.add(waiter);
    else this.#waiting.set(owner, new Set([waiter]));
    return waiter.granted;
  }

  #newWaiter(owner: LockOwner, path: string): Waiter {
    let grant = () => {};
    let refuse: Waiter['refuse'] = () => {};
    const granted = new Promise<void>((resolve, reject) => {
      grant = resolve;
      refuse = reject;
    });
    const timer = setTimeout(() => {
      this.#leaveQueue(waiter);
      refuse(
        aborted('Transaction lock timeout: another transaction holds a document for too long.'),
      );
    }, this.#maxWait).unref();
    const waiter: Waiter = { owner, path, granted, grant, refuse, timer };
    return waiter;
  }

  #leaveQueue(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    const queue = this.#locks.get(waiter.path)?.queue ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    const waits = this.#waiting.get(waiter.owner);
    waits?.delete(waiter);
    if (waits?.size === 0) this.#waiting.delete(waiter.owner);
  }

  /** Who has to let go before a waiter's turn: the holder, and whoever stands just ahead of it. */
  #blockers({ path, owner }: Waiter): readonly LockOwner[] {
    const lock = this.#locks.get(path);
    if (!lock) return [];
    const position = lock.queue.findIndex((waiter) => waiter.owner === owner);
    const ahead = lock.queue[position - 1]?.owner;
    return ahead ? [lock.holder, ahead] : [lock.holder];
  }

  /** True where `waiter` is `owner`, or waits for it directly or through others. */
  #waitsFor(waiter: LockOwner, owner: LockOwner, seen: Set<LockOwner>): boolean {
    if (waiter === owner) return true;
    if (seen.has(waiter)) return false;
    seen.add(waiter);
    const waits = [...(this.#waiting.get(waiter) ?? [])];
    return waits.some((wait) =>
      this.#blockers(wait).some((blocker) => this.#waitsFor(blocker, owner, seen)),
    );
  }
}
