import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startCallables } from '../../local/callables/startCallables.ts';
import { type KillableChild, startChild } from '../../local/child/startChild.ts';
import { environmentOf } from '../../local/environment/environment.ts';
import { FirestoreRest } from '../../local/seed/firestoreRest.ts';
import { seedDocuments } from '../../local/seed/seed.ts';
import type { Addresses } from '../../local/settings/addresses.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import type { TimeLimits } from '../../src/runtime/timeLimits.ts';
import { FaultyConnection } from '../faults/faultyConnection.ts';
import { FaultySmtp } from '../faults/faultySmtp.ts';
import { testBackend } from './testBackend.ts';

const STORE = new URL('./storeProcess.ts', import.meta.url);

/** A backend for one test file, with parts that fail on demand. It shares the accounts of the test run. */
export interface OwnBackend {
  readonly addresses: Addresses;
  readonly smtp: FaultySmtp;
  /** The connection from the callables, and from this process, to the document store. */
  readonly connection: FaultyConnection;
  /** Kills the document store, even during a write. */
  killStore(): Promise<void>;
  /** Starts the document store again with the documents that it persisted. */
  reviveStore(): Promise<void>;
  /** The log of the callables. */
  readonly logFile: string;
}

/**
 * Starts the backend until the test file ends, and points this process's SDKs and settings to it.
 * @param timeLimits of the callables, if they differ from production
 */
export async function ownBackend(timeLimits: Partial<TimeLimits>): Promise<OwnBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'own-backend-'));
  const logFile = join(folder, 'callables.log');
  const smtp = new FaultySmtp();
  const startStore = (port: number) =>
    startChild('The document store', STORE, {
      args: [String(port), join(folder, 'documents')],
    });
  let store: KillableChild = await startStore(0);
  const storePort = store.port;
  const connection = new FaultyConnection(storePort);
  const parts = {
    ...testBackend(),
    firestore: `${HOST}:${await connection.open()}`,
    smtp: `${HOST}:${await smtp.up()}`,
  };
  await seedDocuments(new FirestoreRest(parts.firestore, PROJECT_ID), new Date());
  const callables = await startCallables({ port: 0, addresses: parts, logFile, timeLimits });
  const addresses = { ...parts, functions: `http://${HOST}:${callables.port}` };
  Object.assign(process.env, environmentOf(addresses));
  afterAll(async () => {
    await Promise.all([callables.stop(), store.stop(), smtp.down(), connection.close()]);
    rmSync(folder, { recursive: true });
  });
  return {
    addresses,
    smtp,
    connection,
    logFile,
    killStore: () => store.kill(),
    reviveStore: async () => {
      store = await startStore(storePort);
    },
  };
}
