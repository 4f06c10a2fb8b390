import { Firestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PassThroughClient } from 'google-auth-library';
import type { Protocol } from '../conformance/case.ts';
import { startDocumentStore } from '../server.ts';
import { adminConnection } from './adminConnection.ts';
import type { Connection } from './client.ts';
import { liteConnection } from './liteConnection.ts';

const PROJECT_ID = 'demo-conformance';

export interface ConformanceStore {
  /** The admin SDK's own databases, for what only it can do. */
  readonly databases: { readonly gRPC: Firestore; readonly adminRest: Firestore };
  readonly connections: Readonly<Record<Protocol, Connection>>;
  stop(): Promise<void>;
}

/**
 * A store with every way to reach it, all with the rights of an administrator. It is the emulator that
 * `FIRESTORE_EMULATOR_HOST` names, or else an embedded store of its own.
 */
export async function startConformanceStore(): Promise<ConformanceStore> {
  // Keeps the SDK from looking for the metadata server of Google's machines.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const given = process.env['FIRESTORE_EMULATOR_HOST'];
  const embedded = given ? null : await startDocumentStore({ port: 0, projectId: PROJECT_ID });
  const host = given ?? `127.0.0.1:${embedded?.port}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  const app = initializeApp({ projectId: PROJECT_ID });
  const databases = {
    gRPC: getFirestore(app),
    adminRest: new Firestore({
      projectId: PROJECT_ID,
      preferRest: true,
      // Over REST the SDK asks for Google's credentials even where it talks to an emulator.
      authClient: new PassThroughClient(),
    }),
  };
  const connections = {
    gRPC: adminConnection('firebase-admin over gRPC', databases.gRPC),
    adminRest: adminConnection('firebase-admin over REST', databases.adminRest),
    lite: liteConnection(host, PROJECT_ID, 'owner'),
  };
  return {
    databases,
    connections,
    stop: async () => {
      for (const connection of Object.values(connections)) await connection.close();
      await deleteApp(app);
      await embedded?.stop();
    },
  };
}
