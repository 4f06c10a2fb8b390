import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The environment variable that passes the screen to the workers. */
export const DISPLAY_OF_RUN = 'CASINO_ENGINES_DISPLAY';

/** Starts a virtual screen and passes its name to the workers. There is one per run. */
export async function startScreen(): Promise<ChildProcess> {
  const screen = spawn(
    process.env['XVFB_PATH'] ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(createInterface({ input: screen.stdio[3] as Readable }), 'line');
  process.env[DISPLAY_OF_RUN] = `:${number}`;
  return screen;
}
