import { type RunningBackend, runningBackend } from '@casino/functions/testing';
import { journeyPorts } from './ports.ts';

/** The backend that the journeys run on. */
export async function journeyBackend(): Promise<RunningBackend> {
  return runningBackend(await journeyPorts());
}
