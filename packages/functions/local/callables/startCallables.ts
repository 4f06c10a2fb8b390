import { type Child, startChild } from '../child/startChild.ts';

const PROGRAM = new URL('./callablesProcess.ts', import.meta.url);

/**
 * Starts the callable functions in a process of their own, so that they have their environment to
 * themselves, as in production, and a core besides the document store's.
 */
export function startCallables(options: {
  readonly projectId: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Host and port of the Auth emulator. */
  readonly authHost: string;
  /** Host and port of the document store. */
  readonly firestoreHost: string;
  readonly logFile?: string | undefined;
}): Promise<Child> {
  const { projectId } = options;
  return startChild('The callable functions', PROGRAM, {
    args: [projectId, String(options.port)],
    logFile: options.logFile,
    env: {
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId }),
      FIREBASE_AUTH_EMULATOR_HOST: options.authHost,
      FIRESTORE_EMULATOR_HOST: options.firestoreHost,
      // Without it, the SDKs look for Google's metadata server on the network.
      METADATA_SERVER_DETECTION: 'none',
    },
  });
}
