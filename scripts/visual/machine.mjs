import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEDGER } from './ledger.mjs';

const FILE = `${LEDGER}/machine.json`;
const CPU = '/proc/cpuinfo';

/** Skia selects its code by these instruction sets, and rounds differently in each. The widest is first. */
const VECTORS = ['avx512f', 'avx2', 'avx', 'sse4_1', 'asimd'];
/** The repository has both web fonts. Other characters have fonts of the machine. */
const FALLBACK_FONTS = ['sans-serif', 'serif', 'monospace', 'emoji'];

/**
 * Describes what affects a machine's drawings, as JSON.
 * @param {string} [chromium] path of the browser
 */
export function machineHere(chromium) {
  const flags = existsSync(CPU) ? new Set(readFileSync(CPU, 'utf8').split(/\s+/)) : new Set();
  return JSON.stringify(
    {
      chromium: /\d+(\.\d+)+/.exec(outputOf(chromium, '--version'))?.[0] ?? 'unknown',
      system: `${process.platform} ${process.arch}`,
      vectors: VECTORS.find((name) => flags.has(name)) ?? 'unknown',
      fonts: FALLBACK_FONTS.map((name) => outputOf('fc-match', '-f', '%{family[0]}', name)).join(
        ', ',
      ),
    },
    null,
    2,
  );
}

function outputOf(...[program, ...args]) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return 'unknown';
  }
}

/** The machine that drew the ledger. @param {string} root */
export function recordedMachine(root) {
  return readFileSync(join(root, FILE), 'utf8').trim();
}

/** @param {string} root @param {string} machine */
export function recordMachine(root, machine) {
  writeFileSync(join(root, FILE), `${machine}\n`);
}
