import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

const execute = promisify(execFile);
const SDK = join(dirname(createRequire(import.meta.url).resolve('firebase-functions')), '../..');
const BUNDLE = fileURLToPath(new URL('../../tools/bundle/bundle.mjs', import.meta.url));

/** The functions and parameters that `firebase deploy` finds in a folder. */
export interface Discovered {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly params: readonly { readonly name: string }[];
}

export interface Endpoint {
  readonly region: readonly string[];
  readonly timeoutSeconds: number;
  readonly availableMemoryMb: number;
  readonly concurrency: number;
  readonly minInstances: number | string;
  readonly maxInstances: number;
  readonly callableTrigger?: object;
  readonly httpsTrigger?: object;
  readonly scheduleTrigger?: object;
  readonly eventTrigger?: object;
}

/** Creates a temporary folder, which is removed after the test file. */
export function deploymentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Builds the deployment bundle into a folder. */
export async function bundleInto(folder: string): Promise<void> {
  await execute('node', [BUNDLE, folder]);
}

/** Lists the functions of a folder as `firebase deploy` does. Links the functions SDK into the folder. */
export async function discover(folder: string): Promise<Discovered> {
  const link = join(folder, 'node_modules/firebase-functions');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(SDK, link);
  const output = join(folder, 'functions.json');
  await execute('node', [join(SDK, 'lib/bin/firebase-functions.js')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GCLOUD_PROJECT: 'demo',
      FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
    },
  });
  return JSON.parse(readFileSync(output, 'utf8'));
}
