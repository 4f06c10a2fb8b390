import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The message of a store's process: at the start, and on request. */
export interface Report {
  readonly port: number;
  /** From the import of the store until it listens, in milliseconds. */
  readonly importAndStart: number;
  /** The start without the import, in milliseconds. */
  readonly start: number;
  /** Bytes of heap after a garbage collection. */
  readonly heap: number;
  /** Resident bytes of the process. */
  readonly resident: number;
}

export interface ServedStore {
  readonly port: number;
  readonly first: Report;
  report(): Promise<Report>;
  stop(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

/** Runs a store in a child process, so that the clients do not use its CPU time. */
export async function serveStore(projectId: string, dataDir: string | null): Promise<ServedStore> {
  const child = fork(SERVER, [projectId, ...(dataDir === null ? [] : [dataDir])], {
    execArgv: ['--expose-gc'],
  });
  const next = async () => (await once(child, 'message'))[0] as Report;
  const first = await next();
  return {
    port: first.port,
    first,
    report: () => {
      child.send('report');
      return next();
    },
    stop: async () => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}
