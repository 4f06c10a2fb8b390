import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Report } from './report.ts';

/** A server in a process of its own. */
export interface Child {
  readonly port: number;
  /** Resolves when the process has ended, whether or not `stop` was called. */
  readonly ended: Promise<void>;
  /** Lets the process close what it holds; one that does not end within `STOP_LIMIT_MS` is killed. */
  stop(): Promise<void>;
}

/** One whose process a test may end as a crash would. */
export interface KillableChild extends Child {
  kill(): Promise<void>;
}

const STOP_LIMIT_MS = 3_000;

/**
 * Starts `program`, which serves by `serveAsChild`, and waits until it listens.
 * @param options.logFile takes what it prints; without one, that is thrown away
 * @throws an error with `code` `EADDRINUSE` where its port is taken
 */
export async function startChild(
  name: string,
  program: URL,
  options: {
    readonly args?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly logFile?: string | undefined;
  },
): Promise<KillableChild> {
  const log = options.logFile === undefined ? 'ignore' : openSync(options.logFile, 'a');
  const child = fork(program, options.args ?? [], {
    env: { ...process.env, ...options.env },
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
  });
  if (typeof log === 'number') closeSync(log);
  const ended = once(child, 'exit').then(() => {});
  const endedEarly = ended.then<Report>(() => ({
    kind: 'failed',
    code: '',
    message: 'it ended before it was ready',
  }));
  const reported = once(child, 'message').then(([message]) => message as Report);
  const report = await Promise.race([reported, endedEarly]);
  if (report.kind === 'failed') {
    const hint = options.logFile === undefined ? '' : ` (see ${options.logFile})`;
    const error = new Error(`${name} did not start: ${report.message}${hint}`);
    throw Object.assign(error, { code: report.code });
  }
  return {
    port: report.port,
    ended,
    async stop() {
      const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      if (child.connected) child.disconnect();
      await ended;
      clearTimeout(kill);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
