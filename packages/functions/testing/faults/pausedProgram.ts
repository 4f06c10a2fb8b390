import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PAUSE = fileURLToPath(new URL('./pauseAtCommit.ts', import.meta.url));

/**
 * A moment of a program that writes documents: before its nth commit is sent, or after the store's reply. If the commit
 * is `unanswered`, the program loses that reply when it continues.
 */
export interface CommitPoint {
  /** `batch` for a commit without a transaction. */
  readonly kind: 'batch' | 'transaction';
  /** From 1, of this kind. */
  readonly nth: number;
  readonly when: 'before' | 'after' | 'unanswered';
}

/** A program that is paused at a commit. */
export interface PausedProgram {
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Sends it an interrupt, as Ctrl-C does, and lets it continue. Resolves when it has ended. */
  interrupt(): Promise<{ readonly exitCode: number | null; readonly output: string }>;
  /** Lets it continue. Resolves when it has ended. */
  resume(): Promise<{ readonly exitCode: number | null; readonly output: string }>;
}

/**
 * Starts a program and resolves when it has paused. Throws if it ends before.
 * @param args of Node, such as the program's file and its arguments
 */
export async function pausedProgram(
  args: readonly string[],
  point: CommitPoint,
  env: Readonly<Record<string, string>> = {},
): Promise<PausedProgram> {
  const child = spawn(process.execPath, ['--import', PAUSE, ...args], {
    env: { ...process.env, ...env, PAUSE_AT: JSON.stringify(point) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close');
  const endedEarly = ended.then(() => 'ended' as const);
  if ((await Promise.race([once(child, 'message'), endedEarly])) === 'ended') {
    throw new Error(`The program ended before its pause: ${output}`);
  }
  const resume = async () => {
    child.send('continue');
    const [exitCode] = await ended;
    return { exitCode, output };
  };
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    interrupt() {
      child.kill('SIGINT');
      return resume();
    },
    resume,
  };
}
