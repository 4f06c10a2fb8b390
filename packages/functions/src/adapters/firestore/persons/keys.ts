import { hashedKey } from '../../../domain/persons/hashedKey.ts';
import { config, required } from '../../../runtime/config.ts';

/** The stored form of a key, with the deployment's `PERSON_KEY`. */
export function hashed(key: string): string {
  return hashedKey(key, required(config.personKey));
}
