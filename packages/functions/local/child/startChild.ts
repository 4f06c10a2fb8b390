import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Report, ServiceNotice } from './report.ts';

/** A server in a child process. */
export interface Child {
  readonly port: number;
  /** Resolves when the process ends, with or without `stop`. */
  readonly ended: Promise<void>;
  /** Lets the process save pending data. Kills it after `STOP_LIMIT_MS`. */
  stop(): Promise<void>;
}

/** A child process that a test can kill, as a crash would. */
export interface KillableChild extends Child {
  kill(): Promise<void>;
}

const STOP_LIMIT_MS = 3_000;

/**
 * Starts `program`, which calls `serveAsChild`, and waits until it listens.
 * @param options.logFile gets the output, which is discarded without it
 * @param options.onNotice gets the messages after the first
 * @throws an error with `code` `EADDRINUSE` if the port is in use
 */
export async function startChild(
  name: string,
  program: URL,
  options: {
    readonly args?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly logFile?: string | undefined;
    readonly onNotice?: ((notice: ServiceNotice) => void) | undefined;
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
  const { onNotice } = options;
  if (onNotice) child.on('message', (message) => onNotice(message as ServiceNotice));
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
