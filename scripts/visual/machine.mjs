import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../lib/console.mjs';
import { LEDGER } from './ledger.mjs';

const execute = promisify(execFile);
const FILE = `${LEDGER}/machine.json`;
const CPU = '/proc/cpuinfo';

/** Skia selects its code by these instruction sets, and rounds differently in each. The widest is first. */
const VECTORS = ['avx512f', 'avx2', 'avx', 'sse4_1', 'asimd'];
const FAMILIES = ['sans-serif', 'serif', 'monospace', 'emoji'];

/**
 * The properties that affect a machine's drawings. The repository has both web fonts; `fonts` are the machine's fallback
 * fonts for other characters.
 * @typedef {{ chromium: string, system: string, vectors: string, fonts: string }} Machine
 */

/** @param {string} chromium path of the browser @returns {Promise<Machine>} */
export async function machineHere(chromium) {
  const { stdout } = await execute(chromium, ['--version']);
  const version = /\d+(\.\d+)+/.exec(stdout)?.[0];
  if (!version) throw new Refusal(`${chromium} does not print its version.`);
  const flags = existsSync(CPU) ? new Set(readFileSync(CPU, 'utf8').split(/\s+/)) : new Set();
  return {
    chromium: version,
    system: `${process.platform} ${process.arch}`,
    vectors: VECTORS.find((name) => flags.has(name)) ?? 'unknown',
    fonts: (await Promise.all(FAMILIES.map(fontOf))).join(', '),
  };
}

async function fontOf(family) {
  const { stdout } = await execute('fc-match', ['--format', '%{family[0]}', family]).catch(() => ({
    stdout: 'unknown',
  }));
  return stdout;
}

/** The machine that drew the ledger. @param {string} root @returns {Machine} */
export function recordedMachine(root) {
  const path = join(root, FILE);
  if (!existsSync(path)) {
    throw new Refusal(`${FILE} is missing: restore it with "git checkout -- ${FILE}".`);
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {string} root @param {Machine} machine */
export function recordMachine(root, machine) {
  writeFileSync(join(root, FILE), `${JSON.stringify(machine, null, 2)}\n`);
}

/**
 * Describes the differences between two machines. Returns '' if there are none.
 * @param {Machine} recorded
 * @param {Machine} here
 */
export function differenceOfMachines(recorded, here) {
  return Object.keys({ ...recorded, ...here })
    .filter((trait) => recorded[trait] !== here[trait])
    .map((trait) => `${trait} ${here[trait]} instead of ${recorded[trait]}`)
    .join('; ');
}

/** The folder name for the pictures of one machine. @param {Machine} machine */
export function nameOfMachine(machine) {
  const digest = createHash('sha256').update(JSON.stringify(machine)).digest('hex');
  return `${machine.chromium}-${digest.slice(0, 8)}`;
}
