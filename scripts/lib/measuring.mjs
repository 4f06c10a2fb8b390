// What the measurements of speed share: the product on this machine, a member, and the printed line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../packages/functions/local/ports.ts';
import { startStack } from '../../packages/functions/local/stack.ts';

/** The password of every demo account. */
export const PASSWORD = 'Demo-pass-1';

/** A temporary folder, and the production build with its backend, whose data is kept there. */
export async function startProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'casino-speed-'));
  const ports = await freePorts();
  const stack = await startStack({ ports, app: 'build', dataDir: join(folder, 'data') });
  return {
    folder,
    origin: `http://127.0.0.1:${ports.app}`,
    addresses: stack.addresses,
    stop: async () => {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs the demo member in that the figures are about, and leaves their home and their offers until they are kept. */
export async function signIn(page, origin) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/login-mobile`);
  await page.getByLabel('Email').fill('king-of-hearts@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${origin}/`);
  await leave(page, '/');
  await page.goto(`${origin}/offers`);
  await leave(page, '/offers');
}

async function leave(page, path) {
  await page.waitForFunction(
    (end) => Object.keys(globalThis.localStorage).some((key) => key.endsWith(end)),
    `.frame-1.mobile.${path}`,
  );
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Prints one figure, and fails the command where it misses its limit. */
export function print(where, what, figure, missed) {
  const verdict = missed ? `  MISSED: ${missed}` : '';
  console.log(`${where.padEnd(22)} ${what.padEnd(26)} ${figure.padStart(10)}${verdict}`);
  if (missed) process.exitCode = 1;
}
