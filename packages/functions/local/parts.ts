import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDocumentStore } from '@casino/firestore';
import express from 'express';
import type { TimeLimits } from '../src/runtime/timeLimits.ts';
import { Accounts } from './auth/accounts.ts';
import { startAuthEmulator } from './auth/authEmulator.ts';
import { startCallables } from './callables/startCallables.ts';
import { reloadOnChange } from './child/reloadOnChange.ts';
import type { ServiceNotice } from './child/report.ts';
import { demoServiceAccount, GOOGLE_PATH } from './demoWallets/demoServiceAccount.ts';
import { drawPassPictures } from './demoWallets/drawPassPictures.ts';
import { startFakeApns } from './demoWallets/fakeApns.ts';
import { FakeGoogle } from './demoWallets/fakeGoogle.ts';
import { passRoutes } from './demoWallets/passRoutes.ts';
import { PASS_PICTURES } from './demoWallets/pictureFolder.ts';
import { checkHealth } from './health/health.ts';
import { startMailCatcher } from './mail/catcher.ts';
import { REMOTE_TIME_LIMITS } from './reference/remoteTimeLimits.ts';
import { startReference } from './reference/startReference.ts';
import { FirestoreRest } from './seed/firestoreRest.ts';
import { seedAccounts, seedDocuments } from './seed/seed.ts';
import type { GroupServices } from './services/groupServices.ts';
import {
  type Addresses,
  functionsAddress,
  passServiceOf,
  webConfigOf,
} from './settings/addresses.ts';
import type { DataFolder } from './settings/dataFolder.ts';
import type { Ports } from './settings/ports.ts';
import { HOST, PROJECT_ID } from './settings/project.ts';
import { StartError } from './settings/startError.ts';
import { startDevServer } from './web/devServer.ts';
import { startWebServer } from './web/server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const APP_BUILD = join(ROOT, 'packages/app/dist');
const FUNCTIONS = join(ROOT, 'packages/functions/src');

/** A part that runs. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves when the part ends; only parts with their own process have it. */
  readonly ended?: Promise<void>;
}

/** The settings and callbacks that all parts share. */
export interface StackContext {
  readonly ports: Ports;
  readonly addresses: Addresses;
  /** True if the callables use the reference server. */
  readonly isRemote: boolean;
  /** The services of a group that the callables use. */
  readonly services: GroupServices;
  readonly onNotice: ((notice: ServiceNotice) => void) | undefined;
  readonly data: DataFolder | undefined;
  /** The folder of a preview, whose content replaces the demo's. */
  readonly contentFolder: string | undefined;
  readonly timeLimits: Partial<TimeLimits> | undefined;
  /** Registers a part, so that it stops with the others. Messages use `name` as their subject. */
  readonly register: <T extends Running>(name: string, part: Promise<T>) => Promise<T>;
  readonly onProgress: (text: string) => void;
}

/** Starts the Auth emulator and adds the demo accounts. */
export async function startAuth({
  ports,
  data,
  register,
  onProgress,
}: StackContext): Promise<void> {
  const emulator = await register(
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

/** Starts the embedded document store. */
export async function startDocuments({ ports, data, register }: StackContext): Promise<void> {
  await register(
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

/** Writes the demo documents to the embedded store or to the database that replaces it. */
export async function fillDocuments({
  addresses,
  contentFolder,
  onProgress,
}: StackContext): Promise<void> {
  const store = new FirestoreRest(addresses.firestore, PROJECT_ID);
  await seedDocuments(store, new Date(), contentFolder);
  onProgress('The document store is ready');
}

/** Starts the callable functions. From `sources`, they reload on each change. */
export async function startFunctions(
  from: 'build' | 'sources' | undefined,
  { ports, addresses, isRemote, data, timeLimits, register, onProgress, onNotice }: StackContext,
): Promise<void> {
  const start = () =>
    startCallables({
      port: ports.functions,
      addresses,
      timeLimits: isRemote ? { ...REMOTE_TIME_LIMITS, ...timeLimits } : timeLimits,
      remote: isRemote ? addresses.remote : undefined,
      logFile: data && join(data.logsFolder, 'callables.log'),
      onNotice,
    });
  await drawPassPictures(PASS_PICTURES);
  const ready = from === 'sources' ? reloadOnChange(start, FUNCTIONS, onProgress) : start();
  await register('The process of the callable functions', ready);
  onProgress('The callable functions are ready');
}

/** Starts the reference server of a group's services. */
export async function startRemote(context: StackContext): Promise<void> {
  const { ports, addresses, data, register, onProgress } = context;
  const logFile = data && join(data.logsFolder, 'remote.log');
  const ready = startReference({ port: ports.remote, addresses, logFile });
  await register('The reference server', ready);
  onProgress('The reference server is ready');
}

/** Starts the e-mail catcher, which also serves the health page and the passes, and the fakes of Apple and Google. */
export async function startMail(
  servesApp: boolean,
  { ports, addresses, isRemote, services, register }: StackContext,
): Promise<void> {
  const google = new FakeGoogle(demoServiceAccount(`${addresses.mail}${GOOGLE_PATH}/token`));
  const apns = await register('The push service', startFakeApns(HOST, ports.push));
  const ready = startMailCatcher({
    host: HOST,
    smtpPort: ports.smtp,
    webPort: ports.mail,
    health: () => checkHealth(addresses, { servesApp, isRemote, services }),
    passes: express
      .Router()
      .use(passRoutes(passServiceOf(addresses), apns))
      .use(GOOGLE_PATH, google.routes()),
  });
  await register('The e-mail catcher', ready);
}

/** Serves the app from its production build or, with hot reload, from its sources. */
export async function startApp(from: 'build' | 'sources', parts: StackContext): Promise<void> {
  if (from === 'build' && !existsSync(join(APP_BUILD, 'index.html'))) {
    throw new StartError('The app is not built yet: run "npm start", which builds it first.');
  }
  const functions = functionsAddress(parts.addresses);
  const config = webConfigOf(parts.addresses);
  const server = { host: HOST, port: parts.ports.app, config, functions };
  const ready: Promise<Running> =
    from === 'build' ? startWebServer({ ...server, root: APP_BUILD }) : startDevServer(server);
  await parts.register('The web server', ready);
}
