import { expect, it, onTestFinished, vi } from 'vitest';
import { startDocumentStore } from './firestore/server.ts';
import { assertFree, freePorts } from './ports.ts';
import { HOST, PROJECT_ID } from './project.ts';
import { FirestoreRest } from './seed/firestoreRest.ts';
import { startStack } from './stack.ts';

it('keeps the embedded document store off where FIRESTORE_EMULATOR_HOST names another', {
  timeout: 60_000,
}, async () => {
  const other = await startDocumentStore({ projectId: PROJECT_ID, port: 0 });
  onTestFinished(() => other.stop());
  const host = `${HOST}:${other.port}`;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });

  const ports = await freePorts();
  const stack = await startStack({ ports });
  onTestFinished(() => stack.stop());
  expect(stack.addresses.firestore).toBe(host);
  await expect(assertFree(ports, ['firestore'])).resolves.toBeUndefined();
  const health = await fetch(`${stack.addresses.functions}/health`);
  expect(await health.json()).toEqual({ ready: true });
  expect(await new FirestoreRest(host, PROJECT_ID).exists('venues/6')).toBe(true);
});
