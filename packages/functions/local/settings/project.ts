/** The Firebase project of the local backend. The `demo-` prefix prevents SDK calls to real services. */
export const PROJECT_ID = 'demo-casino';

/** The interface that all parts listen on: this machine only. */
export const HOST = '127.0.0.1';
