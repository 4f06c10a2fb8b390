// @module-tag all
import { startDocumentStore } from '@casino/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PartHealth } from './health/health.ts';
import { FirestoreRest } from './seed/firestoreRest.ts';
import { assertFree, freePorts } from './settings/ports.ts';
import { HOST, PROJECT_ID } from './settings/project.ts';
import { startStack } from './stack.ts';

const PARTS = [
  'authentication',
  'documents',
  'callables',
  'outgoing e-mail',
  'e-mail inbox',
  'reference server',
];

it('does not start the embedded document store if FIRESTORE_EMULATOR_HOST names another, and its health page reports the parts that are down with it', {
  timeout: 60_000,
}, async () => {
  const other = await startDocumentStore({ projectId: PROJECT_ID, port: 0 });
  const host = `${HOST}:${other.port}`;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });

  const ports = await freePorts();
  const stack = await startStack({ ports, remote: true });
  onTestFinished(() => stack.stop());
  expect(stack.addresses.firestore).toBe(host);
  await expect(assertFree(ports, ['firestore'])).resolves.toBeUndefined();
  const health = await fetch(`${stack.addresses.functions}/health`);
  expect(await health.json()).toEqual({ ready: true });
  expect(await new FirestoreRest(host, PROJECT_ID).exists('venues/6')).toBe(true);

  const healthUrl = `${stack.addresses.mail}/health`;
  const json = { headers: { Accept: 'application/json' } };
  const whole = await fetch(healthUrl, json);
  expect(whole.status).toBe(200);
  expect(await whole.json()).toEqual({
    up: true,
    parts: PARTS.map((part) => ({
      part,
      address: expect.any(String),
      up: true,
      milliseconds: expect.any(Number),
    })),
    services: [],
    refusals: [],
  });

  await other.stop();
  const broken = await fetch(healthUrl, json);
  expect(broken.status).toBe(503);
  const { up, parts } = (await broken.json()) as { up: boolean; parts: PartHealth[] };
  expect(up).toBe(false);
  expect(parts.filter((each) => !each.up)).toMatchObject([
    { part: 'documents', address: host, fault: expect.stringContaining('ECONNREFUSED') },
    { part: 'reference server', address: stack.addresses.remote },
  ]);
  const page = await (await fetch(healthUrl, { headers: { Accept: 'text/html' } })).text();
  expect(page).toContain('2 of 6 parts down');
});
