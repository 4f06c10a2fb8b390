import { Firestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PassThroughClient } from 'google-auth-library';
import type { Protocol } from '../cases/case.ts';
import { startDocumentStore } from '../server.ts';
import { adminConnection } from './adminConnection.ts';
import type { Connection } from './client.ts';
import { liteConnection } from './liteConnection.ts';

const PROJECT_ID = 'demo-cases';

export interface ConnectedStore {
  /** The databases of the admin SDK, for operations that only it has. */
  readonly databases: { readonly gRPC: Firestore; readonly adminRest: Firestore };
  readonly connections: Readonly<Record<Protocol, Connection>>;
  stop(): Promise<void>;
}

/**
 * A store with a connection for each protocol, all with administrator rights. It is the emulator of
 * `FIRESTORE_EMULATOR_HOST`, or else an embedded store.
 */
export async function startConnectedStore(): Promise<ConnectedStore> {
  // Prevents the SDK from looking for Google's metadata server.
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
      // Over REST the SDK requires Google credentials even for an emulator.
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
