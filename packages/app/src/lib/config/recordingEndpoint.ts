import { readConfig } from './env.ts';

/** The URL for session recordings; null in development, and if the group does not record sessions. */
export function recordingEndpoint(): string | null {
  return import.meta.env.DEV ? null : (readConfig().recordingEndpoint ?? null);
}
