import { type RunningBackend, runningBackend } from '@casino/functions/testing';
import { journeyPorts } from './ports.ts';

/** The backend of the journeys. */
export async function journeyBackend(): Promise<RunningBackend> {
  return runningBackend(await journeyPorts());
}
