import { PROJECT_ID } from '../project.ts';

/** What makes Firebase's server SDKs talk to this machine's backend, and to nothing else. */
export function environmentOf(hosts: {
  /** Host and port of the Auth emulator. */
  readonly authHost: string;
  /** Host and port of the document store. */
  readonly firestoreHost: string;
}): Readonly<Record<string, string>> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
    FIREBASE_AUTH_EMULATOR_HOST: hosts.authHost,
    FIRESTORE_EMULATOR_HOST: hosts.firestoreHost,
    // Without it, the SDKs look for Google's metadata server on the network.
    METADATA_SERVER_DETECTION: 'none',
  };
}
