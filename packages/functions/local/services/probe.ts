import { timeOf } from './notices.ts';

/** The time for a first answer: a service on the network may be slow. */
const LIMIT_MS = 3_000;

/** Whether a server answers at an address, with any status: the start command has no request that it could refuse. */
export interface Probe {
  /** The time of the answer at the casino, or the reason why there is none, in a few words. */
  readonly text: string;
  readonly answers: boolean;
}

/** Sends one request to the origin of a service. */
export async function probe(url: string): Promise<Probe> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(`${url}/`, { redirect: 'manual', signal });
    await response.body?.cancel();
    return { answers: true, text: timeOf(new Date()) };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
    return { answers: false, text: reason };
  }
}
