import { Firestore } from '@google-cloud/firestore';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { GoogleAuth, PassThroughClient } from 'google-auth-library';
import { readPorts } from '../../local/settings/ports.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import { StartError } from '../../local/settings/startError.ts';
import type { FileCommand } from './fileCommand.ts';
import { confirmTarget } from './writeTarget.ts';

/** The database of a command; null if it is only about the file. */
export async function databaseOf({
  local,
  project,
}: Pick<FileCommand<string>, 'local' | 'project'>): Promise<Firestore | null> {
  if (local) return localDatabase(process.env);
  return project === null ? null : deployedDatabase(project);
}

/**
 * The database to which a command writes, after it has named and confirmed it.
 * @throws {StartError} if it is not confirmed, or if the command is about the file alone
 */
export async function databaseToWrite(given: FileCommand<string>): Promise<Firestore> {
  const database = await databaseOf(given);
  if (database === null) throw new StartError('Choose either --local or --project.');
  await confirmTarget({ project: given.project, database }, given.yes);
  return database;
}

/** The database of the local backend, which has to run. */
export async function localDatabase(env: NodeJS.ProcessEnv): Promise<Firestore> {
  env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${readPorts(env).firestore}`;
  const address = env['FIRESTORE_EMULATOR_HOST'];
  try {
    await fetch(`http://${address}/`);
  } catch {
    throw new StartError(`No document store runs at ${address}. Start it with "npm start".`);
  }
  // Without a client the SDK looks for Google credentials even for an emulator.
  return new Firestore({ projectId: PROJECT_ID, authClient: new PassThroughClient() });
}

/**
 * The database of a deployed project, with the application default credentials of this machine. Over gRPC:
 * over REST the SDK holds the data of each request for minutes, and an import needs much more memory.
 */
export async function deployedDatabase(projectId: string): Promise<Firestore> {
  // The SDK would use an emulator in place of the project.
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  try {
    await new GoogleAuth().getApplicationDefault();
  } catch {
    throw new StartError(
      'This machine has no Google credentials. Run "gcloud auth application-default login".',
    );
  }
  const app = initializeApp({ projectId, credential: applicationDefault() });
  return getFirestore(app);
}
