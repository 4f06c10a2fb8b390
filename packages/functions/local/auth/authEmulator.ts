import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { EmulatorReport } from './emulatorProcess.ts';

const PROGRAM = fileURLToPath(new URL('./emulatorProcess.ts', import.meta.url));

/** A running Auth emulator. */
export interface AuthEmulator {
  readonly port: number;
  /** An origin, such as `http://127.0.0.1:9099`. */
  readonly origin: string;
  /** Resolves when the emulator has ended, whether or not `stop` was called. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts firebase-tools' Auth emulator in a process of its own, which ends with this one, and gives it
 * production's e-mail privacy: a wrong password and an unknown address get the same answer.
 * @param options.port 0 takes a free one
 * @throws an error with `code` `EADDRINUSE` where the port is taken
 */
export async function startAuthEmulator(options: {
  readonly projectId: string;
  readonly host: string;
  readonly port: number;
}): Promise<AuthEmulator> {
  const child = fork(PROGRAM, [options.projectId, options.host, String(options.port)], {
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {});
  const failed = ended.then<EmulatorReport>(() => ({
    kind: 'failed',
    code: '',
    message: 'it ended before it was ready',
  }));
  const reported = once(child, 'message').then(([message]) => message as EmulatorReport);
  const outcome = await Promise.race([reported, failed]);
  if (outcome.kind === 'failed') {
    const error = new Error(`The Auth emulator did not start: ${outcome.message}`);
    throw Object.assign(error, { code: outcome.code });
  }

  const origin = `http://${options.host}:${outcome.port}`;
  const emulator: AuthEmulator = {
    port: outcome.port,
    origin,
    ended,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
  await protectEmails(origin, options.projectId);
  return emulator;
}

async function protectEmails(origin: string, projectId: string): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok)
    throw new Error(`The Auth emulator refused its configuration: ${response.status}`);
}
