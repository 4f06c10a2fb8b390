import { readConfig } from '../env.ts';

/** Where recordings of sessions are posted to; null in development, and where the group does not record. */
export function recordingEndpoint(): string | null {
  return import.meta.env.DEV ? null : (readConfig().recordingEndpoint ?? null);
}
