import { type Addresses, addressesOf } from '../addresses.ts';
import { readPorts } from '../ports.ts';
import { PROJECT_ID } from '../project.ts';
import { FirestoreRest } from '../seed/firestoreRest.ts';
import { type AddedMember, addMember, type MemberChanges } from './addMember.ts';

/** A local backend that runs in another process. */
export interface RunningBackend {
  readonly addresses: Addresses;
  /** Its documents, with an administrator's rights. */
  readonly documents: FirestoreRest;
  /** Adds a member whom no other test knows. */
  readonly addMember: (changes?: MemberChanges) => Promise<AddedMember>;
}

/** @param env the variables of its ports, such as `CASINO_AUTH_PORT` */
export function runningBackend(env: Readonly<Record<string, string>>): RunningBackend {
  const addresses = addressesOf(readPorts(env), undefined);
  return {
    addresses,
    documents: new FirestoreRest(addresses.firestore, PROJECT_ID),
    addMember: (changes) => addMember(addresses, changes),
  };
}
