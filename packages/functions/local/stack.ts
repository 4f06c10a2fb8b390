import type { TimeLimits } from '../src/runtime/timeLimits.ts';
import type { ServiceNotice } from './child/report.ts';
import {
  fillDocuments,
  type Running,
  type StackContext,
  startApp,
  startAuth,
  startDocuments,
  startFunctions,
  startMail,
  startRemote,
} from './parts.ts';
import { type GroupServices, groupServices } from './services/groupServices.ts';
import { type Addresses, addressesOf } from './settings/addresses.ts';
import { dataFolder } from './settings/dataFolder.ts';
import { assertFree, type Ports } from './settings/ports.ts';

export interface StackOptions {
  readonly ports: Ports;
  /** Serves the app from its build, or from its sources with hot reload. Without it, the app is not served. */
  readonly app?: 'build' | 'sources' | undefined;
  /** True to use the reference server over HTTP in place of the Firestore implementation. */
  readonly remote?: boolean | undefined;
  /** The folder that persists accounts, documents and logs. Without it, nothing is persisted. */
  readonly dataDir?: string | undefined;
  /** A folder whose content replaces the demo's. */
  readonly contentFolder?: string | undefined;
  /** Time limits of the callables that differ from production, for tests. */
  readonly timeLimits?: Partial<TimeLimits> | undefined;
  /** Called with a short text when a part is ready. */
  readonly onProgress?: (text: string) => void;
  /** Gets what the product notes about the services of a group. */
  readonly onNotice?: (notice: ServiceNotice) => void;
}

/** A running backend. */
export interface Stack {
  readonly addresses: Addresses;
  /** The services of a group that the callables use, or the reference server. */
  readonly services: GroupServices;
  /** Resolves with a sentence when a part ends without `stop`. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts all parts of the backend in parallel and seeds empty databases. If the environment sets
 * `FIRESTORE_EMULATOR_HOST`, that emulator replaces the embedded document store. Throws a `StartError` if a port
 * is in use. On a failure, stops the parts that run already.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const {
    ports,
    app,
    remote = false,
    dataDir,
    contentFolder,
    timeLimits,
    onProgress = () => {},
    onNotice,
  } = options;
  const otherFirestore = process.env['FIRESTORE_EMULATOR_HOST'];
  await assertFree(ports, [
    'auth',
    'functions',
    'smtp',
    'mail',
    'push',
    ...(otherFirestore ? [] : ['firestore' as const]),
    ...(app ? ['app' as const] : []),
    ...(remote ? ['remote' as const] : []),
  ]);

  const registry = partRegistry();
  const addresses = addressesOf(ports, otherFirestore);
  const services = remote
    ? { content: addresses.remote, members: addresses.remote }
    : groupServices(process.env);
  const data = dataDir === undefined ? undefined : dataFolder(dataDir);
  const { register } = registry;
  const context: StackContext = {
    ports,
    addresses,
    isRemote: remote,
    services,
    onNotice,
    data,
    contentFolder,
    timeLimits,
    register,
    onProgress,
  };
  const documents = async () => {
    if (!otherFirestore) await startDocuments(context);
    await fillDocuments(context);
  };
  const outcomes = await Promise.allSettled([
    startAuth(context),
    startFunctions(app, context),
    documents(),
    startMail(app !== undefined, context),
    app && startApp(app, context),
    remote && startRemote(context),
  ]);
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') {
    await registry.stop();
    throw failure.reason;
  }
  return { addresses, services, broken: registry.broken, stop: registry.stop };
}

/** Registers the running parts, so that they stop together, and reports a part that ends by itself. */
function partRegistry() {
  const running: Running[] = [];
  let stopping = false;
  let breaks: (sentence: string) => void = () => {};
  const broken = new Promise<string>((resolve) => {
    breaks = resolve;
  });
  return {
    broken,
    async register<T extends Running>(name: string, starting: Promise<T>): Promise<T> {
      const part = await starting;
      running.push(part);
      part.ended?.then(() => {
        if (!stopping) breaks(`${name} ended unexpectedly.`);
      });
      return part;
    },
    async stop() {
      stopping = true;
      await Promise.all(running.splice(0).map((part) => part.stop()));
    },
  };
}
