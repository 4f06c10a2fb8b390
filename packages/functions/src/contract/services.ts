/** The origins of the services beside Hosting, which passes calls on. The same for every project. */
export const SERVICE_ORIGINS = {
  identity: 'https://identitytoolkit.googleapis.com',
  /** Refreshes ID tokens, which expire after an hour. */
  token: 'https://securetoken.googleapis.com',
  documents: 'https://firestore.googleapis.com',
} as const;
