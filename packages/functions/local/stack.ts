import type { Waits } from '../src/wrapper/waits.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { dataFolder } from './dataFolder.ts';
import {
  fillDocuments,
  type Running,
  type Surroundings,
  startApp,
  startAuth,
  startDocuments,
  startFunctions,
  startMail,
} from './parts.ts';
import { assertFree, type Ports } from './ports.ts';

export interface StackOptions {
  readonly ports: Ports;
  /** What the app is served from; without it, it is not. From `sources`, all reloads as it changes. */
  readonly app?: 'build' | 'sources' | undefined;
  /** Keeps accounts and documents there from one start to the next, and logs. */
  readonly dataDir?: string | undefined;
  /** Waits of the callables that differ from production's, for tests. */
  readonly waits?: Partial<Waits> | undefined;
  /** Hears what is ready, in a few words each. */
  readonly onProgress?: (text: string) => void;
}

/** A running backend. */
export interface Stack {
  readonly addresses: Addresses;
  /** Resolves with a sentence when a part ends that nobody stopped. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the whole backend on this machine, its parts side by side, and seeds what is empty.
 * Where the environment names a `FIRESTORE_EMULATOR_HOST`, that one is used and the embedded document
 * store stays off. Throws a `Refusal` for a port that is in use; what was started is stopped again.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, app, dataDir, waits, onProgress = () => {} } = options;
  const otherFirestore = process.env['FIRESTORE_EMULATOR_HOST'];
  await assertFree(ports, [
    'auth',
    'functions',
    'smtp',
    'mail',
    ...(otherFirestore ? [] : ['firestore' as const]),
    ...(app ? ['app' as const] : []),
  ]);

  const charge = takeCharge();
  const addresses = addressesOf(ports, otherFirestore);
  const data = dataDir === undefined ? undefined : dataFolder(dataDir);
  const { keep } = charge;
  const surroundings: Surroundings = { ports, addresses, data, waits, keep, onProgress };
  const documents = async () => {
    if (!otherFirestore) await startDocuments(surroundings);
    await fillDocuments(surroundings);
  };
  const outcomes = await Promise.allSettled([
    startAuth(surroundings),
    startFunctions(app, surroundings),
    documents(),
    startMail(app !== undefined, surroundings),
    app && startApp(app, surroundings),
  ]);
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') {
    await charge.stop();
    throw failure.reason;
  }
  return { addresses, broken: charge.broken, stop: charge.stop };
}

/** Remembers the parts that run, so that all of them stop together, and tells when one ends by itself. */
function takeCharge() {
  const running: Running[] = [];
  let stopping = false;
  let breaks: (sentence: string) => void = () => {};
  const broken = new Promise<string>((resolve) => {
    breaks = resolve;
  });
  return {
    broken,
    async keep<T extends Running>(name: string, starting: Promise<T>): Promise<T> {
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
