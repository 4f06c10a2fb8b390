// Measures the throughput of the callables on this machine. Runs on Node 24: see scripts/load.mjs.
import { availableParallelism, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { REQUESTS } from '../../../packages/functions/local/testing/requestsOf.ts';
import { printAddedTime } from './addedTime.mjs';
import { startBackend } from './backend.mjs';
import { makeCallers } from './callers.mjs';

/** Concurrent callers. The steps end when p99 exceeds the limit in milliseconds. */
const CALLERS = [1, 4, 16, 64, 128];
const LIMIT_MS = 250;
const SECONDS = 2;

/** The maximum calls per step, for callables that a member can use once or rarely. */
const RARE = new Map([
  ['members-linkMembership', 190],
  ['promotions-spinTheWheel', 190],
  ['users-deleteAccount', 190],
  ['users-exportData', 300],
]);

/** These take 1.2 to 1.5 seconds on purpose, so that their time reveals nothing. */
const EVEN_TIME_MS = 1_500;
const IN_EVEN_TIME = new Set([
  'members-registerAccount',
  'users-createUser',
  'users-sendPasswordReset',
  'users-resendVerificationEmail',
]);

/** The calls of a usual visit. */
const VISIT = [
  'members-getMember',
  'members-getVenue',
  'promotions-getGames',
  'vouchers-getAllVouchers',
  'promotions-getPromotions',
  'benefits-getBenefits',
  'vouchers-generateQrCode',
  'members-getRestaurant',
];
const SOAK_CALLS_A_SECOND = 60;
const SAMPLE_MS = 5_000;

const { values } = parseArgs({
  options: {
    soak: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    remote: { type: 'boolean', default: false },
  },
});

const backend = await startBackend(values);
try {
  const gib = Math.round(totalmem() / 2 ** 30);
  console.log(`${availableParallelism()} cores, ${gib} GiB, Node ${process.version}.`);
  const requestOf = await makeCallers(backend.addresses);
  const url = backend.addresses.functions;
  const load = (options, pick) =>
    autocannon({ url, ...options, requests: [{ setupRequest: () => requestOf(pick()) }] });

  await load(
    { connections: 8, duration: 5 },
    () => VISIT[Math.floor(Math.random() * VISIT.length)],
  );
  if (values.remote) await printAddedTime(backend.addresses, requestOf);
  // The callable that deletes members runs last.
  const names = Object.keys(REQUESTS)
    .filter((name) => values.only.split(',').some((part) => name.includes(part)))
    .toSorted((one, other) => isLast(one) - isLast(other));
  console.log('callable                       callers  calls/s   p50 ms   p99 ms  not 2xx');
  for (const name of names) await climb(name, load);
  if (Number(values.soak) > 0) await soak(Number(values.soak), load);
} finally {
  await backend.stop();
}

function isLast(name) {
  return Number(name === 'users-deleteAccount');
}

/** Measures one callable with an increasing number of callers, and prints a line for each step. */
async function climb(name, load) {
  const limit = LIMIT_MS + (IN_EVEN_TIME.has(name) ? EVEN_TIME_MS : 0);
  for (const connections of CALLERS) {
    const amount = RARE.get(name);
    const bound = amount ? { amount } : { duration: SECONDS };
    const { latency, requests, duration, non2xx, errors } = await load(
      { connections, ...bound },
      () => name,
    );
    const rate = Math.round(requests.total / duration);
    const figures = [connections, rate, latency.p50, latency.p99, non2xx + errors];
    console.log(name.padEnd(31) + figures.map((figure) => `${figure}`.padStart(7)).join('  '));
    // With one caller there are few calls, and p99 is a single one.
    if (connections > 1 && latency.p99 > limit) return;
  }
}

/** Runs visits at a constant rate, and samples the memory of the processes. */
async function soak(seconds, load) {
  const samples = [];
  const timer = setInterval(() => samples.push(backend.memory()), SAMPLE_MS);
  const { latency, requests, non2xx, errors } = await load(
    { connections: 16, duration: seconds, overallRate: SOAK_CALLS_A_SECOND },
    () => VISIT[Math.floor(Math.random() * VISIT.length)],
  );
  clearInterval(timer);
  console.log(
    `Soak of ${seconds} s: ${requests.total} calls, p99 ${latency.p99} ms, ${non2xx + errors} not 2xx.`,
  );
  for (const process of ['callables', 'store']) {
    const sizes = samples.map((sample) => sample[process]);
    const quarter = Math.max(1, Math.floor(sizes.length / 4));
    const [first, last] = [sizes.slice(0, quarter), sizes.slice(-quarter)].map(median);
    console.log(
      `  ${process}: ${first} MB in the first quarter, ${last} MB in the last, ${Math.max(...sizes)} MB maximum.`,
    );
  }
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
