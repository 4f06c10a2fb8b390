import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The program of `npm run members`. */
export const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The program of `npm run points`. */
export const POINTS_PROGRAM = fileURLToPath(new URL('../../points/main.ts', import.meta.url));
/** Node's flags for it. */
export const NODE_FLAGS: readonly string[] = JSON.parse(
  readFileSync(new URL('../../command/nodeFlags.json', import.meta.url), 'utf8'),
);
const SAMPLE_MS = 50;

/** The end of a run of a program. */
export interface MembersRun {
  /** Null for a killed run. */
  readonly exitCode: number | null;
  readonly output: string;
  /** The highest resident memory in bytes; 0 if the system does not report it. */
  readonly peakBytes: number;
}

/**
 * Runs a program with `--local` against a document store.
 * @param killAt kills the process when it resolves, as a crash would
 */
export async function runMembers(
  store: string,
  args: readonly string[],
  killAt?: Promise<unknown>,
  program = PROGRAM,
): Promise<MembersRun> {
  const child = spawn(process.execPath, [...NODE_FLAGS, program, ...args, '--local'], {
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: store },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  let peakBytes = 0;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, peakOf(child.pid));
  }, SAMPLE_MS);
  void killAt?.then(() => child.kill('SIGKILL'));
  const [exitCode] = await once(child, 'close');
  clearInterval(sampling);
  return { exitCode, output, peakBytes };
}

function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}
