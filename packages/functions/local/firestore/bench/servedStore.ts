import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What the process of a store tells: its port at the start, and its memory when asked. */
export interface Report {
  readonly port: number;
  /** From the import of the store to its listening, in milliseconds. */
  readonly importAndStart: number;
  /** Of that, the start alone. */
  readonly start: number;
  /** Bytes on the heap after a collection. */
  readonly heap: number;
  /** Bytes that the process holds. */
  readonly resident: number;
}

export interface ServedStore {
  readonly port: number;
  readonly first: Report;
  report(): Promise<Report>;
  stop(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

/** A store in a process of its own, so that clients do not take its time. */
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
