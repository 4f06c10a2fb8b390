// Simulates the contention of winners for the stock of one prize at the opening of a game, by number of shards:
// node bench/games/stockContention.bench.ts. docs/spin-to-win.md lists the assumptions.
import { seededRandom } from './random.ts';

/** A million members within ten minutes, and the most frequent prize of the seeded wheel. */
const MEMBERS = 1_000_000;
const OPENING_SECONDS = 600;
const WIN_SHARE = 0.16;
const STOCK = 160_000;
/** From the choice of a shard to the reply of its commit, in milliseconds: two round trips within a region. */
const ROUND_MS = 40;
const PAUSE_MS = (attempt: number) => Math.min(400, 10 * 2 ** attempt);
const MAX_ATTEMPTS = 40;

interface Outcome {
  readonly shards: number;
  readonly attempts: number;
  readonly p50: number;
  readonly p99: number;
  readonly rejected: number;
  readonly busiest: number;
}

/** A winner who has read a shard and is about to commit. */
interface Reach {
  readonly at: number;
  readonly begun: number;
  readonly attempt: number;
  readonly shard: number;
  readonly version: number;
}

function simulate(shards: number, random: () => number): Outcome {
  const versions = Array.from({ length: shards }, () => 0);
  const left = Array.from({ length: shards }, () => Math.ceil(STOCK / shards));
  const winners = MEMBERS * WIN_SHARE;
  const gap = (OPENING_SECONDS * 1_000) / winners;
  const waits: number[] = [];
  let attempts = 0;
  let rejected = 0;

  // Time runs in steps of one millisecond, and each millisecond has a list of the commits that are due.
  const due = new Map<number, Reach[]>();
  const reach = (now: number, begun: number, attempt: number) => {
    const filled = left.flatMap((count, shard) => (count > 0 ? [shard] : []));
    const shard = filled[Math.floor(random() * filled.length)];
    if (shard === undefined) return;
    const at = Math.round(now + ROUND_MS);
    const list = due.get(at) ?? [];
    list.push({ at, begun, attempt, shard, version: versions[shard] ?? 0 });
    due.set(at, list);
  };
  let arrival = 0;
  for (let now = 0; now < OPENING_SECONDS * 1_000 + 20_000; now += 1) {
    while (arrival < winners && arrival * gap <= now) {
      reach(now, now, 0);
      arrival += 1;
    }
    for (const { begun, attempt, shard, version } of due.get(now) ?? []) {
      attempts += 1;
      if (versions[shard] === version) {
        versions[shard] = version + 1;
        left[shard] = (left[shard] ?? 0) - 1;
        waits.push(now - begun);
      } else if (attempt + 1 < MAX_ATTEMPTS) {
        reach(now + random() * PAUSE_MS(attempt), begun, attempt + 1);
      } else rejected += 1;
    }
    due.delete(now);
  }
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {
    shards,
    attempts: attempts / winners,
    p50: at(0.5),
    p99: at(0.99),
    rejected,
    busiest: Math.max(...versions) / OPENING_SECONDS,
  };
}

console.log(
  `${MEMBERS.toLocaleString('en-GB')} members in ${OPENING_SECONDS} s; a prize with ${WIN_SHARE * 100} % of the wheel: ${((MEMBERS * WIN_SHARE) / OPENING_SECONDS).toFixed(0)} winners a second`,
);
console.log('shards  commits/win  p50 ms  p99 ms  rejected  writes/s on the busiest shard');
for (const shards of [1, 8, 32, 128, 512]) {
  const { attempts, p50, p99, rejected, busiest } = simulate(shards, seededRandom(`${shards}`));
  console.log(
    `${String(shards).padStart(6)}  ${attempts.toFixed(2).padStart(11)}  ${String(p50).padStart(6)}  ${String(p99).padStart(6)}  ${String(rejected).padStart(8)}  ${busiest.toFixed(1).padStart(6)}`,
  );
}
