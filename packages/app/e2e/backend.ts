import { join } from 'node:path';
import {
  backendAt,
  countedBackend,
  type RunningBackend,
  runningBackend,
} from '@casino/functions/testing';
import { journeyOrigin, journeyPorts } from './ports.ts';

const BUILD = join(import.meta.dirname, '../dist');

/** Callables that use the services of a group, and the app on them. */
export type GroupBackend = Awaited<ReturnType<RunningBackend['connectGroup']>>;

/** The backend that replaces the journeys' backend in this worker. */
let connected: GroupBackend | null = null;

/** The backend of the journeys. */
export async function journeyBackend(): Promise<RunningBackend> {
  return connected ? backendAt(connected.addresses) : runningBackend(await journeyPorts());
}

/** The origin of the app on the journeys' backend. */
export async function appOrigin(): Promise<string> {
  return connected?.addresses.app ?? (await journeyOrigin());
}

/** A backend without the data of other journeys, which counts the documents that a visit uses. */
export function startCountedBackend(): ReturnType<typeof countedBackend> {
  return countedBackend(BUILD);
}

/** Connects the journeys' backend to the services of a group while `use` runs. */
export async function onGroup(use: (group: GroupBackend) => Promise<void>): Promise<void> {
  const before = connected;
  const group = await runningBackend(await journeyPorts()).connectGroup(BUILD);
  connected = group;
  try {
    await use(group);
  } finally {
    connected = before;
    await group.stop();
  }
}
