import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contracts from './contract/index.ts';

const execute = promisify(execFile);
const require = createRequire(import.meta.url);
const BUNDLE = join(import.meta.dirname, '../scripts/bundle.mjs');
const DISCOVERY = join(
  dirname(require.resolve('firebase-functions')),
  '../bin/firebase-functions.js',
);

interface Endpoint {
  readonly region: readonly string[];
  readonly timeoutSeconds: number;
  readonly availableMemoryMb: number;
  readonly concurrency: number;
  readonly minInstances: number | string;
  readonly maxInstances: number;
  readonly callableTrigger?: object;
  readonly scheduleTrigger?: object;
  readonly eventTrigger?: object;
}

const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
let manifest: { readonly dependencies: Readonly<Record<string, string>>; readonly main: string };
let endpoints: Readonly<Record<string, Endpoint>>;

/** What `firebase deploy` does: bundles, installs what the manifest lists, and asks which functions there are. */
beforeAll(async () => {
  await execute('node', [BUNDLE, folder]);
  manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(import.meta.dirname, '../../../node_modules', name), link);
  }
  const output = join(folder, 'functions.json');
  await execute('node', [DISCOVERY], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GCLOUD_PROJECT: 'demo',
      FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
    },
  });
  endpoints = JSON.parse(readFileSync(output, 'utf8')).endpoints;
});
afterAll(() => rmSync(folder, { recursive: true }));

const NAMES = Object.values(contracts)
  .filter((exported) => typeof exported === 'object' && 'request' in exported)
  .map(({ name }) => name);

describe('§7, §9: the deployment', () => {
  it('holds every callable of the contract, and nothing else but schedules and triggers', () => {
    const all = Object.entries(endpoints);
    const callables = all.filter(([, { callableTrigger }]) => callableTrigger);
    expect(callables.map(([name]) => name).toSorted()).toEqual(NAMES.toSorted());
    for (const [name, endpoint] of all.filter((each) => !callables.includes(each))) {
      expect(name).toMatch(endpoint.scheduleTrigger ? /^schedules-/ : /^triggers-/);
      if (!endpoint.scheduleTrigger) expect(endpoint.eventTrigger).toBeDefined();
    }
  });

  it('§1 runs each in europe-west2, for at most 70 s', () => {
    for (const endpoint of Object.values(endpoints)) {
      expect(endpoint.region).toEqual(['europe-west2']);
      if (endpoint.callableTrigger) expect(endpoint.timeoutSeconds).toBe(70);
    }
  });

  it('keeps warm what a member waits for when the app opens and at a till, and nothing else', () => {
    const warm = Object.entries(endpoints).filter(([, { minInstances }]) => minInstances !== 0);
    expect(warm.map(([name]) => name).toSorted()).toEqual([
      'members-getMember',
      'members-getVenue',
      'promotions-getGames',
      'vouchers-generateQrCode',
      'vouchers-getAllVouchers',
    ]);
    for (const [, { minInstances }] of warm) expect(minInstances).toContain('WARM_INSTANCES');
  });

  it('has a bound of memory and instances for each, and runs a schedule once at a time', () => {
    for (const endpoint of Object.values(endpoints)) {
      expect(endpoint.availableMemoryMb).toBe(512);
      const [concurrency, maxInstances] = endpoint.scheduleTrigger ? [1, 1] : [80, 50];
      expect(endpoint).toMatchObject(
        endpoint.eventTrigger ? { maxInstances: 5 } : { concurrency, maxInstances },
      );
    }
  });

  it('lists the exact version of all that it imports', () => {
    for (const version of Object.values(manifest.dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});
