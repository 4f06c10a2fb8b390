import { readFile } from 'node:fs/promises';
import { createLazyGrpcFacade } from './grpc/lazyFacade.ts';
import { type IndexDefinitions, parseIndexes } from './indexes/definitions.ts';
import { listen } from './listener.ts';
import { Persistence } from './persistence/persistence.ts';
import { createRestHandler } from './rest/handler.ts';
import { loadRules, type Ruleset } from './rules/ruleset.ts';
import { createStore, type Store } from './service/store.ts';

export interface DocumentStoreOptions {
  /** The port to listen on; 0 chooses a free port. */
  readonly port: number;
  /** The address to listen on; by default this machine only. */
  readonly host?: string;
  /** The project id. Requests for other projects are rejected. */
  readonly projectId: string;
  /** The security rules for clients. Without them, only the admin SDK has access. */
  readonly rulesFile?: string;
  /** The index definitions. Without them, queries need no index. */
  readonly indexesFile?: string;
  /** The folder that persists the documents. Without it, they are lost when the store stops. */
  readonly dataDir?: string;
}

export interface DocumentStore {
  /** The port that the store listens on. */
  readonly port: number;
  /** Closes all connections, and writes the last commits to the data folder. */
  stop(): Promise<void>;
}

/** Reads a file. The error names it and has the code of the file system, such as `ENOENT`. */
async function readText(kind: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = message.replace(/^\w+: |, .*$/g, '');
    throw Object.assign(
      new Error(`Cannot read the ${kind} in ${file}: ${reason}.`, { cause: error }),
      {
        code,
      },
    );
  }
}

/** Reads and parses the rules. An error names file, line and column. */
async function readRules(file: string | undefined): Promise<Ruleset> {
  if (file === undefined) return [];
  const text = await readText('rules', file);
  try {
    return loadRules(text);
  } catch (error) {
    throw new Error(`${file}:${(error as Error).message}`, { cause: error });
  }
}

async function readIndexes(file: string | undefined): Promise<IndexDefinitions | null> {
  if (file === undefined) return null;
  const text = await readText('indexes', file);
  try {
    return parseIndexes(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

const openPersistence = async (folder: string | undefined, { database, clock }: Store) =>
  folder === undefined ? null : Persistence.open(folder, database, clock);

/** The interval at which expired transactions are ended, in milliseconds. */
const SWEEP_INTERVAL = 5_000;

/**
 * Starts the embedded document store: Cloud Firestore's REST and gRPC APIs on one port, for development,
 * demonstrations and tests. Rejects with the code `EADDRINUSE` if the port is in use, and rejects if the rules, the
 * indexes or the data are invalid.
 */
export async function startDocumentStore(options: DocumentStoreOptions): Promise<DocumentStore> {
  const store = createStore({
    projectId: options.projectId,
    rules: await readRules(options.rulesFile),
    indexes: await readIndexes(options.indexesFile),
  });
  // The port comes first: if it is in use, another store probably uses the data folder too.
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
