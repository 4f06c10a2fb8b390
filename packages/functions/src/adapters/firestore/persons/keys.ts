import { personKeyHash } from '../../../domain/persons/keyHash.ts';
import { config, required } from '../../../runtime/config.ts';

/** The stored form of a key, with the deployment's `PERSON_KEY`. */
export function hashed(key: string): string {
  return personKeyHash(key, required(config.personKey));
}
