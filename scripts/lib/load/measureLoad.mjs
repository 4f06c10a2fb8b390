// What the callables bear on this machine. Runs under Node 24: see scripts/load.mjs.
import { availableParallelism, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { REQUESTS } from '../../../packages/functions/local/testing/requestsOf.ts';
import { startBackend } from './backend.mjs';
import { makeCallers } from './callers.mjs';

/** Callers at the same time, until the slowest hundredth waits longer than the limit, in milliseconds. */
const CALLERS = [1, 4, 16, 64, 128];
const LIMIT_MS = 250;
const SECONDS = 2;

/** What a member can do once, or rarely: so many calls a step, and no more. */
const RARE = new Map([
  ['members-linkMembership', 190],
  ['promotions-spinTheWheel', 190],
  ['users-deleteAccount', 190],
  ['users-exportData', 300],
]);

/** These wait 1.2 to 1.5 seconds on purpose, so that time tells nothing. */
const EVEN_TIME_MS = 1_500;
const IN_EVEN_TIME = new Set([
  'members-registerAccount',
  'users-createUser',
  'users-sendPasswordReset',
  'users-resendVerificationEmail',
]);

/** A visit as most are: the app opens, and somebody looks around. */
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
  options: { soak: { type: 'string', default: '60' }, only: { type: 'string', default: '' } },
});

const backend = await startBackend();
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
  // The one that takes members away comes last.
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

/** One callable with more and more callers; a line for each step. */
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
    // Of one caller's few calls, the slowest hundredth is a single one.
    if (connections > 1 && latency.p99 > limit) return;
  }
}

/** A steady stream of visits, and what the processes hold meanwhile. */
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
      `  ${process}: ${first} MB in its first quarter, ${last} MB in its last, ${Math.max(...sizes)} MB at most.`,
    );
  }
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
