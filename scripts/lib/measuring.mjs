// Shared code of the performance measurements: the local product, a member, and the output line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../packages/functions/local/ports.ts';
import { startStack } from '../../packages/functions/local/stack.ts';
import { currentWaits } from '../../packages/functions/src/wrapper/waits.ts';

/** The password of every demo account. */
export const PASSWORD = 'Demo-pass-1';

/** With `CASINO_REMOTE`, the callables use the reference server, with the waits of a deployment. */
const REMOTE = process.env.CASINO_REMOTE
  ? { remote: true, waits: { contentAgeMs: currentWaits().contentAgeMs } }
  : {};

/** Starts the production build and its backend, with data in a temporary folder. */
export async function startProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'casino-speed-'));
  const ports = await freePorts();
  const dataDir = join(folder, 'data');
  const stack = await startStack({ ports, app: 'build', dataDir, ...REMOTE });
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

/** Signs the measured demo member in, and waits until the snapshots of home and offers are stored. */
export async function signIn(page, origin) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/login-mobile`);
  await page.getByLabel('Email').fill('king-of-hearts@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${origin}/`);
  await waitForSnapshot(page, '/');
  await page.goto(`${origin}/offers`);
  await waitForSnapshot(page, '/offers');
}

async function waitForSnapshot(page, path) {
  await page.waitForFunction(
    (end) => Object.keys(globalThis.localStorage).some((key) => key.endsWith(end)),
    `.frame-1.mobile.${path}`,
  );
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Prints one figure. Sets exit code 1 if it misses its limit. */
export function print(where, what, figure, missed) {
  const verdict = missed ? `  MISSED: ${missed}` : '';
  console.log(`${where.padEnd(22)} ${what.padEnd(26)} ${figure.padStart(10)}${verdict}`);
  if (missed) process.exitCode = 1;
}
