import { FUNCTIONS_REGION } from './limits.ts';

/** The origins of a project's services. Specification section 9 names the region. */
export function serviceOrigins(projectId: string) {
  return {
    identity: 'https://identitytoolkit.googleapis.com',
    /** Refreshes ID tokens, which expire after an hour. */
    token: 'https://securetoken.googleapis.com',
    documents: 'https://firestore.googleapis.com',
    functions: `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`,
  } as const;
}
