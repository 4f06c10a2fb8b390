import type { Target } from './serviceClient.ts';

const LIMIT_MS = 5_000;

/** Why nothing answers at the address of a service, in a few words; null if a server answers, with any status. */
export async function silenceOf({ url }: Pick<Target, 'url'>): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(`${url}/`, { redirect: 'manual', signal });
    await response.body?.cancel();
    return null;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
  }
}
