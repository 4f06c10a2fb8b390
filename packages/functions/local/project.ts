/** The Firebase project of the local backend. The `demo-` prefix keeps every SDK away from real services. */
export const PROJECT_ID = 'demo-casino';

/** Where everything listens: this machine alone. */
export const HOST = '127.0.0.1';
