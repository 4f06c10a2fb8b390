import { type Child, startChild } from '../child/startChild.ts';
import { HOST } from '../project.ts';

const PROGRAM = new URL('./emulatorProcess.ts', import.meta.url);

/** A running Auth emulator. */
export interface AuthEmulator extends Child {
  /** An origin, such as `http://127.0.0.1:9099`. */
  readonly origin: string;
}

/**
 * Starts firebase-tools' Auth emulator in a process of its own, which ends with this one, and gives it
 * production's e-mail privacy: a wrong password and an unknown address get the same answer.
 * @param options.port 0 takes a free one
 * @param options.dataFile keeps the accounts from one start to the next
 * @throws an error with `code` `EADDRINUSE` where the port is taken
 */
export async function startAuthEmulator(options: {
  readonly projectId: string;
  readonly port: number;
  readonly dataFile?: string | undefined;
  readonly logFile?: string | undefined;
}): Promise<AuthEmulator> {
  const { projectId, port, dataFile, logFile } = options;
  const child = await startChild('The Auth emulator', PROGRAM, {
    args: [projectId, String(port), ...(dataFile === undefined ? [] : [dataFile])],
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1' },
    logFile,
  });
  return { ...child, origin: `http://${HOST}:${child.port}` };
}
