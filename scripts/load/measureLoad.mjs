// Measures the throughput of the callables on this machine with autocannon. Runs on Node 24: see scripts/load.mjs.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { addressesOf } from '../../packages/functions/local/settings/addresses.ts';
import { freePorts } from '../../packages/functions/local/settings/ports.ts';
import { REQUESTS } from '../../packages/functions/testing/calls/requestsOf.ts';
import { ROOT } from '../lib/setUp.mjs';
import { makeCallers } from './callers.mjs';

/** Concurrent callers. The steps end when p99 is this number of milliseconds above the p50 of one caller. */
const CALLERS = [1, 4, 16, 64, 128];
const LIMIT_MS = 250;
const SECONDS = 2;

/** The maximum calls per step, for callables that a member can use once or rarely. */
const RARE = {
  'members-linkMembership': 190,
  'promotions-spinTheWheel': 190,
  'users-deleteAccount': 190,
  'users-exportData': 300,
};

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

const { values } = parseArgs({
  options: {
    soak: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    remote: { type: 'boolean', default: false },
  },
});

const ports = await freePorts();
const data = mkdtempSync(join(tmpdir(), 'casino-load-'));
const backend = await startBackend();
try {
  const gib = Math.round(totalmem() / 2 ** 30);
  console.log(`${availableParallelism()} cores, ${gib} GiB, Node ${process.version}.`);
  const addresses = addressesOf(ports, undefined);
  const requestOf = await makeCallers(addresses);
  const load = (options, pick) =>
    autocannon({
      url: addresses.functions,
      ...options,
      requests: [{ setupRequest: () => requestOf(pick()) }],
    });
  const ofVisit = () => VISIT[Math.floor(Math.random() * VISIT.length)];

  await load({ connections: 8, duration: 5 }, ofVisit);
  // The callable that deletes members runs last.
  const names = Object.keys(REQUESTS)
    .filter((name) => values.only.split(',').some((part) => name.includes(part)))
    .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
  console.log('callable                       callers  calls/s   p50 ms   p99 ms  not 2xx');
  for (const name of names) await climb(name, load);
  if (Number(values.soak) > 0) await soak(Number(values.soak), (bound) => load(bound, ofVisit));
} finally {
  const ended = new Promise((resolve) => backend.once('exit', resolve));
  backend.kill('SIGINT');
  await ended;
  rmSync(data, { recursive: true });
}

/** Starts the local backend in separate processes, so that the load generator uses none of their time. */
async function startBackend() {
  const env = Object.fromEntries(
    Object.entries(ports).map(([part, port]) => [`CASINO_${part.toUpperCase()}_PORT`, `${port}`]),
  );
  const program = join(ROOT, 'packages/functions/local/start.ts');
  const remote = values.remote ? ['--remote'] : [];
  const child = spawn(process.execPath, [program, '--backend-only', ...remote, '--data', data], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => `${text}`.includes('Press Ctrl-C') && resolve());
    child.once('exit', () => reject(new Error('The backend did not start.')));
  });
  await ready;
  return child;
}

function isLast(name) {
  return name === 'users-deleteAccount';
}

/** Measures one callable with an increasing number of callers, and prints a line for each step. */
async function climb(name, load) {
  let limit = Number.POSITIVE_INFINITY;
  for (const connections of CALLERS) {
    const bound = RARE[name] ? { amount: RARE[name] } : { duration: SECONDS };
    const { latency, requests, duration, non2xx, errors } = await load(
      { connections, ...bound },
      () => name,
    );
    const rate = Math.round(requests.total / duration);
    const figures = [connections, rate, latency.p50, latency.p99, non2xx + errors];
    console.log(name.padEnd(31) + figures.map((figure) => `${figure}`.padStart(7)).join('  '));
    if (latency.p99 > limit) return;
    if (connections === 1) limit = latency.p50 + LIMIT_MS;
  }
}

/** Runs visits at a constant rate, and prints the memory of the callables' process in each quarter. */
async function soak(seconds, load) {
  for (const quarter of [1, 2, 3, 4]) {
    const { latency, requests, non2xx, errors } = await load({
      connections: 16,
      duration: seconds / 4,
      overallRate: SOAK_CALLS_A_SECOND,
    });
    console.log(
      `Soak, quarter ${quarter}: ${requests.total} calls, p99 ${latency.p99} ms, ${non2xx + errors} not 2xx, ${megabytesOfCallables()} MB.`,
    );
  }
}

function megabytesOfCallables() {
  const options = ['--ppid', `${backend.pid}`, '-o', 'rss=,args='];
  const processes = execFileSync('ps', options, { encoding: 'utf8' }).split('\n');
  const callables = processes.find((line) => line.includes('callablesProcess'));
  return Math.round(Number.parseInt(callables ?? '', 10) / 1024);
}
