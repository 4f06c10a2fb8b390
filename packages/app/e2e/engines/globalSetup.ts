import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { journeyPorts } from '../ports.ts';
import { end } from './end.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DATA = join(ROOT, '.reports/engines-data');

const children: ChildProcess[] = [];

/** Starts the virtual screen for WebKit, and the backend of all journeys with the production build. */
export async function setup(): Promise<void> {
  const args = ['packages/functions/local/start.ts', '--reset', '--data', DATA];
  const env = { ...process.env, ...(await journeyPorts()) };
  const backend = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(backend, await startScreen());
  for await (const line of createInterface({ input: backend.stdout })) {
    if (line.includes('Ctrl-C to stop')) return;
  }
  throw new Error('The backend ended before it was ready.');
}

/** Starts a virtual screen, which the workers inherit. */
async function startScreen(): Promise<ChildProcess> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(createInterface({ input: screen.stdio[3] as Readable }), 'line');
  process.env['DISPLAY'] = `:${number}`;
  return screen;
}

export async function teardown(): Promise<void> {
  await Promise.all(children.map(end));
}
