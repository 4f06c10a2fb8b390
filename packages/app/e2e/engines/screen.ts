import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The variable by which workers know the screen. */
export const DISPLAY_OF_RUN = 'CASINO_ENGINES_DISPLAY';

/** Starts a screen that nobody sees, and leaves its name to the workers. One a run: its name is free again later. */
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
