import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bundleInto,
  type Discovered,
  deploymentFolder,
  discover,
  type Endpoint,
} from '../testing/backend/bundle.ts';
import * as contracts from './contract/catalogue/contracts.ts';

const bundle = deploymentFolder();
const sources = deploymentFolder();
let manifest: { readonly dependencies: Readonly<Record<string, string>> };
let discovered: Discovered;
let endpoints: Readonly<Record<string, Endpoint>>;

beforeAll(async () => {
  await bundleInto(bundle);
  manifest = JSON.parse(readFileSync(join(bundle, 'package.json'), 'utf8'));
  discovered = await discover(bundle);
  endpoints = discovered.endpoints;
});

const NAMES = Object.values(contracts).map(({ name }) => name);

describe('§7, §9: the deployment', () => {
  it('§7.5 has every callable of the contract, and otherwise only schedules, triggers and wallet-apple', () => {
    const all = Object.entries(endpoints);
    const callables = all.filter(([, { callableTrigger }]) => callableTrigger);
    expect(callables.map(([name]) => name).toSorted()).toEqual(NAMES.toSorted());
    for (const [name, endpoint] of all.filter((each) => !callables.includes(each))) {
      if (endpoint.httpsTrigger) {
        expect(name).toBe('wallet-apple');
        continue;
      }
      expect(name).toMatch(endpoint.scheduleTrigger ? /^schedules-/ : /^triggers-/);
      if (!endpoint.scheduleTrigger) expect(endpoint.eventTrigger).toBeDefined();
    }
  });

  it('declares the functions, settings and secrets of the sources', async () => {
    const entry = join(import.meta.dirname, 'index.ts');
    writeFileSync(join(sources, 'package.json'), '{ "type": "module", "main": "index.js" }');
    writeFileSync(join(sources, 'index.js'), `export * from ${JSON.stringify(entry)};`);
    // The bundle evaluates the modules in another order.
    const sorted = (each: Discovered) => ({
      ...each,
      params: each.params.toSorted((a, b) => a.name.localeCompare(b.name)),
    });
    expect(sorted(discovered)).toEqual(sorted(await discover(sources)));
    expect(discovered.params.map(({ name }) => name)).toContain('PERSON_KEY');
  });

  it('§1.22 §9.12 §9.22 runs each in europe-west2, for at most 70 s', () => {
    for (const endpoint of Object.values(endpoints)) {
      expect(endpoint.region).toEqual(['europe-west2']);
      if (endpoint.callableTrigger) expect(endpoint.timeoutSeconds).toBe(70);
    }
  });

  it('keeps only the callables of the first screen and the till warm', () => {
    const warm = Object.entries(endpoints).filter(([, { minInstances }]) => minInstances !== 0);
    expect(warm.map(([name]) => name).toSorted()).toEqual([
      'members-openApp',
      'vouchers-generateQrCode',
      'vouchers-getAllVouchers',
    ]);
    for (const [, { minInstances }] of warm) expect(minInstances).toContain('WARM_INSTANCES');
  });

  it('limits memory and instances of each function, and runs a schedule once at a time', () => {
    for (const endpoint of Object.values(endpoints)) {
      expect(endpoint.availableMemoryMb).toBe(512);
      const [concurrency, maxInstances] = endpoint.scheduleTrigger ? [1, 1] : [80, 50];
      expect(endpoint).toMatchObject(
        endpoint.eventTrigger ? { maxInstances: 5 } : { concurrency, maxInstances },
      );
    }
  });

  it('installs only the SDK, in an exact version', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['firebase-functions']);
    expect(manifest.dependencies['firebase-functions']).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
