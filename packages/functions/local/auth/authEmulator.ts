import { type Child, startChild } from '../child/startChild.ts';
import { HOST } from '../settings/project.ts';

const PROGRAM = new URL('./emulatorProcess.ts', import.meta.url);

/** A running Auth emulator. */
export interface AuthEmulator extends Child {
  /** An origin, such as `http://127.0.0.1:9099`. */
  readonly origin: string;
}

/**
 * Starts the Auth emulator of firebase-tools in a child process. Its e-mail privacy is on, as in production: a
 * wrong password and an unknown address get the same error.
 * @param options.port 0 chooses a free port
 * @param options.dataFile persists the accounts
 * @throws an error with `code` `EADDRINUSE` if the port is in use
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
