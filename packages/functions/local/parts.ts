import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Waits } from '../src/wrapper/waits.ts';
import { type Addresses, webConfigOf } from './addresses.ts';
import { Accounts } from './auth/accounts.ts';
import { startAuthEmulator } from './auth/authEmulator.ts';
import { startCallables } from './callables/startCallables.ts';
import { reloading } from './child/reloading.ts';
import type { DataFolder } from './dataFolder.ts';
import { startDocumentStore } from './firestore/server.ts';
import { checkHealth } from './health/health.ts';
import { startMailCatcher } from './mail/catcher.ts';
import type { Ports } from './ports.ts';
import { HOST, PROJECT_ID } from './project.ts';
import { Refusal } from './refusal.ts';
import { FirestoreRest } from './seed/firestoreRest.ts';
import { seedAccounts, seedDocuments } from './seed/seed.ts';
import { startDevServer } from './web/devServer.ts';
import { startWebServer } from './web/server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const APP_BUILD = join(ROOT, 'packages/app/dist');
const FUNCTIONS = join(ROOT, 'packages/functions/src');

/** What a running part can do. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves when the part has ended, for one with a process of its own. */
  readonly ended?: Promise<void>;
}

/** What the parts are told, and whom they tell. */
export interface Surroundings {
  readonly ports: Ports;
  readonly addresses: Addresses;
  readonly data: DataFolder | undefined;
  readonly waits: Partial<Waits> | undefined;
  /** Takes charge of a part, to be stopped with the others. `name` begins a sentence. */
  readonly keep: <T extends Running>(name: string, part: Promise<T>) => Promise<T>;
  readonly onProgress: (text: string) => void;
}

/** Accounts and sign-in, with the demo accounts. */
export async function startAuth({ ports, data, keep, onProgress }: Surroundings): Promise<void> {
  const emulator = await keep(
    'The Auth emulator',
    startAuthEmulator({
      projectId: PROJECT_ID,
      port: ports.auth,
      dataFile: data?.accountsFile,
      logFile: data && join(data.logsFolder, 'auth.log'),
    }),
  );
  await seedAccounts(new Accounts(emulator.origin, PROJECT_ID));
  onProgress('Authentication is ready');
}

/** The embedded document store with what the demonstration begins with. */
export async function startDocuments({ ports, data, keep }: Surroundings): Promise<void> {
  await keep(
    'The document store',
    startDocumentStore({
      projectId: PROJECT_ID,
      port: ports.firestore,
      rulesFile: join(ROOT, 'firestore.rules'),
      indexesFile: join(ROOT, 'firestore.indexes.json'),
      ...(data && { dataDir: data.documentsFolder }),
    }),
  );
}

/** Writes the documents of the demonstration, to whichever database is used. */
export async function fillDocuments({ addresses, onProgress }: Surroundings): Promise<void> {
  await seedDocuments(new FirestoreRest(addresses.firestore, PROJECT_ID), new Date());
  onProgress('The document store is ready');
}

/** The callable functions; from `sources`, they are reloaded as those change. */
export async function startFunctions(
  from: 'build' | 'sources' | undefined,
  { ports, addresses, data, waits, keep, onProgress }: Surroundings,
): Promise<void> {
  const start = () =>
    startCallables({
      port: ports.functions,
      addresses,
      waits,
      logFile: data && join(data.logsFolder, 'callables.log'),
    });
  const ready = from === 'sources' ? reloading(start, FUNCTIONS, onProgress) : start();
  await keep('The process of the callable functions', ready);
  onProgress('The callable functions are ready');
}

/** The e-mail catcher, whose pages also tell how all parts are. */
export async function startMail(
  servesApp: boolean,
  { ports, addresses, keep }: Surroundings,
): Promise<void> {
  const ready = startMailCatcher({
    host: HOST,
    smtpPort: ports.smtp,
    webPort: ports.mail,
    health: () => checkHealth(addresses, servesApp),
  });
  await keep('The e-mail catcher', ready);
}

/** The app: its production build, or its sources as they change. */
export async function startApp(from: 'build' | 'sources', parts: Surroundings): Promise<void> {
  if (from === 'build' && !existsSync(join(APP_BUILD, 'index.html'))) {
    throw new Refusal('The app is not built yet: run "npm start", which builds it first.');
  }
  const server = { host: HOST, port: parts.ports.app, config: webConfigOf(parts.addresses) };
  const ready: Promise<Running> =
    from === 'build' ? startWebServer({ ...server, root: APP_BUILD }) : startDevServer(server);
  await parts.keep('The web server', ready);
}
