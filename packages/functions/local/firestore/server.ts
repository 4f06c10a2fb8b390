import { readFile } from 'node:fs/promises';
import { createLazyGrpcFacade } from './grpc/lazyFacade.ts';
import { type IndexDefinitions, parseIndexes } from './indexes/definitions.ts';
import { listen } from './listener.ts';
import { Persistence } from './persistence/persistence.ts';
import { createRestHandler } from './rest/handler.ts';
import { loadRules, type Ruleset } from './rules/ruleset.ts';
import { createStore, type Store } from './service/store.ts';

export interface DocumentStoreOptions {
  /** The port to listen on; 0 for one that is free. */
  readonly port: number;
  /** Where to listen; this machine alone unless told otherwise. */
  readonly host?: string;
  /** The project that clients name; requests for another are refused. */
  readonly projectId: string;
  /** The security rules that bind browsers. Without them, only the admin SDK gets in. */
  readonly rulesFile?: string;
  /** The index definitions that queries are checked against. Without them, no query is refused for one. */
  readonly indexesFile?: string;
  /** Where to keep the documents. Without it they are gone when the store stops. */
  readonly dataDir?: string;
}

export interface DocumentStore {
  readonly port: number;
  stop(): Promise<void>;
}

/** The rules of a file, which a fault in it keeps from being used: the error names file, line and column. */
async function readRules(file: string | undefined): Promise<Ruleset> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8');
  try {
    return loadRules(text);
  } catch (error) {
    throw new Error(`${file}:${(error as Error).message}`, { cause: error });
  }
}

async function readIndexes(file: string | undefined): Promise<IndexDefinitions | null> {
  if (file === undefined) return null;
  const text = await readFile(file, 'utf8');
  try {
    return parseIndexes(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

const openPersistence = async (folder: string | undefined, { database, clock }: Store) =>
  folder === undefined ? null : Persistence.open(folder, database, clock);

/** How often forgotten transactions are ended, in milliseconds. */
const SWEEP_INTERVAL = 5_000;

/**
 * Starts the embedded document store: the REST and gRPC interfaces of Cloud Firestore on one port, for
 * development, demonstrations and tests. Rejects with the code `EADDRINUSE` where the port is taken, and
 * where the rules, the indexes or the data cannot be used.
 */
export async function startDocumentStore(options: DocumentStoreOptions): Promise<DocumentStore> {
  const store = createStore({
    projectId: options.projectId,
    rules: await readRules(options.rulesFile),
    indexes: await readIndexes(options.indexesFile),
  });
  // The port comes first: where it is taken, the data folder is most likely in use as well.
  const listener = await listen(options.port, options.host ?? '127.0.0.1');
  const persistence = await openPersistence(options.dataDir, store).catch(async (error) => {
    await listener.close();
    throw error;
  });
  listener.serve({ rest: createRestHandler(store), grpc: createLazyGrpcFacade(store) });
  const sweep = setInterval(() => store.transactions.sweep(), SWEEP_INTERVAL).unref();
  return {
    port: listener.port,
    stop: async () => {
      clearInterval(sweep);
      await listener.close();
      await persistence?.close();
    },
  };
}
