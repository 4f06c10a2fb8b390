import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startDocumentStore } from '@casino/firestore';
import { Firestore } from '@google-cloud/firestore';
import { PassThroughClient } from 'google-auth-library';
import { referenceApp } from '../../local/reference/referenceApp.ts';
import { FirestoreRest, type SeedWrite } from '../../local/seed/firestoreRest.ts';
import { seedDocuments } from '../../local/seed/seed.ts';
import { DEMO_CREDENTIALS } from '../../local/settings/demoCredentials.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';

/** A reference server with its own documents, in this process. */
export interface OwnReference {
  readonly url: string;
  /** A token that it accepts. */
  readonly token: string;
  readonly database: Firestore;
  stop(): Promise<void>;
}

/**
 * Starts a reference server with the demo's documents.
 * @param writes documents beside those of the demo
 * @param maxPerSecond the requests per second above which it replies 429
 */
export async function ownReference(
  writes: readonly SeedWrite[] = [],
  maxPerSecond = 100_000,
): Promise<OwnReference> {
  const store = await startDocumentStore({ port: 0, projectId: PROJECT_ID });
  const host = `${HOST}:${store.port}`;
  const rest = new FirestoreRest(host, PROJECT_ID);
  await seedDocuments(rest, new Date());
  if (writes.length > 0) await rest.commit(writes);
  const database = new Firestore({
    projectId: PROJECT_ID,
    host,
    ssl: false,
    preferRest: true,
    authClient: new PassThroughClient(),
    customHeaders: { Authorization: 'Bearer owner' },
  });
  const app = referenceApp({
    database: () => database,
    credentials: DEMO_CREDENTIALS,
    pageSize: 25,
    maxPerSecond,
  });
  const server = app.listen(0, HOST);
  await once(server, 'listening');
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    token: DEMO_CREDENTIALS.token,
    database,
    async stop() {
      server.closeAllConnections();
      server.close();
      await database.terminate();
      await store.stop();
    },
  };
}
