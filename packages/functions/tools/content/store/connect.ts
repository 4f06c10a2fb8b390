import { Firestore } from '@google-cloud/firestore';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { GoogleAuth, PassThroughClient } from 'google-auth-library';
import { Refusal } from '../../../content/refusal.ts';
import { readPorts } from '../../../local/settings/ports.ts';
import { HOST, PROJECT_ID } from '../../../local/settings/project.ts';

/** The project of the backend on this machine. */
export const LOCAL_PROJECT = PROJECT_ID;

/** Throws a Refusal if a project needs credentials and this machine has none. */
export async function assertSignedIn(project: string): Promise<void> {
  if (project === LOCAL_PROJECT) return;
  try {
    await new GoogleAuth().getApplicationDefault();
  } catch {
    throw new Refusal('You are not signed in: run "gcloud auth application-default login".');
  }
}

/**
 * Opens a project's database with administrator rights: with the application default credentials, or that of the
 * backend on this machine.
 */
export function openProject(project: string): Firestore {
  if (project !== LOCAL_PROJECT) {
    delete process.env['FIRESTORE_EMULATOR_HOST'];
    return initializeFirestore(initializeApp({ projectId: project }), { preferRest: true });
  }
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${readPorts(process.env).firestore}`;
  // Over REST the SDK requests Google credentials even for an emulator.
  const authClient = new PassThroughClient();
  return new Firestore({ projectId: project, preferRest: true, authClient });
}
