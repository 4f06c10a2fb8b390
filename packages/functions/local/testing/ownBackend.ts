import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Waits } from '../../src/wrapper/waits.ts';
import type { Addresses } from '../addresses.ts';
import { environmentOf } from '../callables/environment.ts';
import { startCallables } from '../callables/startCallables.ts';
import { type KillableChild, startChild } from '../child/startChild.ts';
import { HOST, PROJECT_ID } from '../project.ts';
import { FirestoreRest } from '../seed/firestoreRest.ts';
import { seedDocuments } from '../seed/seed.ts';
import { FaultyWire } from './faultyWire.ts';
import { MoodySmtp } from './moodySmtp.ts';
import { testBackend } from './testBackend.ts';

const STORE = new URL('./storeProcess.ts', import.meta.url);

/** A backend of one test file's own, whose parts fail as it asks. Accounts are those of the test run. */
export interface OwnBackend {
  readonly addresses: Addresses;
  readonly smtp: MoodySmtp;
  /** From the callables, and from this process, to the document store. */
  readonly wire: FaultyWire;
  /** Kills the document store in the middle of whatever it does. */
  killStore(): Promise<void>;
  /** Starts it again with the documents that it had. */
  reviveStore(): Promise<void>;
  /** What the callables have written to their log. */
  readonly logFile: string;
}

/**
 * Starts it, until the test file ends. This process's SDKs and settings find it, too.
 * @param waits those of its callables that differ from production's
 */
export async function ownBackend(waits: Partial<Waits>): Promise<OwnBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'own-backend-'));
  const logFile = join(folder, 'callables.log');
  const smtp = new MoodySmtp();
  const startStore = (port: number) =>
    startChild('The document store', STORE, {
      args: [String(port), join(folder, 'documents')],
    });
  let store: KillableChild = await startStore(0);
  const storePort = store.port;
  const wire = new FaultyWire(storePort);
  const parts = {
    ...testBackend(),
    firestore: `${HOST}:${await wire.open()}`,
    smtp: `${HOST}:${await smtp.up()}`,
  };
  await seedDocuments(new FirestoreRest(parts.firestore, PROJECT_ID), new Date());
  const callables = await startCallables({ port: 0, addresses: parts, logFile, waits });
  const addresses = { ...parts, functions: `http://${HOST}:${callables.port}` };
  Object.assign(process.env, environmentOf(addresses));
  afterAll(async () => {
    await Promise.all([callables.stop(), store.stop(), smtp.down(), wire.close()]);
    rmSync(folder, { recursive: true });
  });
  return {
    addresses,
    smtp,
    wire,
    logFile,
    killStore: () => store.kill(),
    reviveStore: async () => {
      store = await startStore(storePort);
    },
  };
}
