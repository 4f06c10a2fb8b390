import { once } from 'node:events';
import { connect } from 'node:net';
import type { Refusal, ServiceState } from '../../src/runtime/serviceStates.ts';
import { FirestoreRest } from '../seed/firestoreRest.ts';
import type { GroupServices } from '../services/groupServices.ts';
import { probe } from '../services/probe.ts';
import type { Addresses } from '../settings/addresses.ts';
import { DEMO_CREDENTIALS } from '../settings/demoCredentials.ts';
import { PROJECT_ID } from '../settings/project.ts';

/** The health check of one part of the local backend; times in milliseconds. */
export interface PartHealth {
  readonly part: string;
  readonly address: string;
  readonly up: boolean;
  readonly milliseconds: number;
  /** The reason if the part is down, in a few words. */
  readonly fault?: string;
}

/** The health of the backend: its parts, and what it notes about the services of a group. */
export interface Health {
  readonly parts: readonly PartHealth[];
  /** The services that were called. */
  readonly services: readonly ServiceState[];
  /** The last refused replies, newest first, without personal data. */
  readonly refusals: readonly Refusal[];
}

/** The health check of one part. `check` rejects if the part does not answer correctly. */
interface Check {
  readonly part: string;
  readonly address: string;
  readonly check: (signal: AbortSignal) => Promise<unknown>;
}

const LIMIT_MS = 2_000;

/** Sends each part a request that only a working part can answer. */
export async function checkHealth(
  { app, auth, firestore, functions, mail, remote, smtp }: Addresses,
  {
    servesApp,
    isRemote,
    services,
  }: {
    readonly servesApp: boolean;
    readonly isRemote: boolean;
    readonly services: GroupServices;
  },
): Promise<Health> {
  const documents = new FirestoreRest(firestore, PROJECT_ID);
  const checks: readonly Check[] = [
    ...(servesApp ? [{ part: 'app', address: app, check: answersAt(app) }] : []),
    { part: 'authentication', address: auth, check: answersAt(auth) },
    {
      part: 'documents',
      address: firestore,
      check: () => documents.exists('venues/6'),
    },
    { part: 'callables', address: functions, check: answersAt(`${functions}/health`) },
    { part: 'outgoing e-mail', address: smtp, check: (signal) => greetsAt(smtp, signal) },
    { part: 'e-mail inbox', address: mail, check: answersAt(`${mail}/api/messages`) },
    ...(isRemote ? [referenceCheck(remote)] : groupChecks(services)),
  ];
  const [parts, noted] = await Promise.all([
    Promise.all(checks.map(healthOf)),
    notedAt(`${functions}/services`),
  ]);
  return { parts, ...noted };
}

/** A service of a group is up if it answers, with any status. */
function groupChecks(services: GroupServices): readonly Check[] {
  return Object.entries(services).map(([name, address]) => ({
    part: name === 'members' ? 'member service' : 'content service',
    address,
    check: async () => {
      const { answers, text } = await probe(address);
      if (!answers) throw new Error(text);
    },
  }));
}

/** What the callables note about the services. Nothing if they are down. */
async function notedAt(url: string): Promise<Pick<Health, 'services' | 'refusals'>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    const { states, refusals } = (await response.json()) as {
      readonly states: readonly ServiceState[];
      readonly refusals: readonly Refusal[];
    };
    return { services: states, refusals };
  } catch {
    return { services: [], refusals: [] };
  }
}

function referenceCheck(address: string): Check {
  const headers = { authorization: `Bearer ${DEMO_CREDENTIALS.token}` };
  return { part: 'reference server', address, check: answersAt(`${address}/venues`, headers) };
}

async function healthOf({ part, address, check }: Check): Promise<PartHealth> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(LIMIT_MS);
  const tooLate = once(signal, 'abort').then(() => Promise.reject(new Error('no answer in time')));
  const fault = await Promise.race([check(signal), tooLate]).then(
    () => null,
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );
  const milliseconds = Math.round(performance.now() - startedAt);
  return { part, address, up: fault === null, milliseconds, ...(fault !== null && { fault }) };
}

const answersAt =
  (url: string, headers: Record<string, string> = {}) =>
  async (signal: AbortSignal) => {
    const { ok, status } = await fetch(url, { headers, signal });
    if (!ok) throw new Error(`answers ${status}`);
  };

/** A mail server greets first, with 220 (RFC 5321, section 3.1). */
async function greetsAt(address: string, signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(`smtp://${address}`);
  const socket = connect({ host: hostname, port: Number(port), signal });
  try {
    const [greeting] = await once(socket, 'data', { signal });
    if (!String(greeting).startsWith('220')) throw new Error('does not send a greeting');
  } finally {
    socket.destroy();
  }
}
