import { FUNCTIONS_REGION } from './limits.ts';

/** Where the services of a project answer, each an origin. Specification section 9 names the region. */
export function serviceOrigins(projectId: string) {
  return {
    identity: 'https://identitytoolkit.googleapis.com',
    /** Renews what proves a sign-in, which lasts an hour. */
    token: 'https://securetoken.googleapis.com',
    documents: 'https://firestore.googleapis.com',
    functions: `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`,
  } as const;
}
