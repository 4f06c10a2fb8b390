import type { CasinoConfig } from '../../lib/config/env.ts';

/** Replaces `lib/firebase/firebase.ts`: the configuration of a local backend that is never called. */
export const config: CasinoConfig = {
  apiKey: 'demo',
  projectId: 'demo-casino',
  authDomain: 'localhost',
  emulators: {
    auth: 'http://127.0.0.1:1',
    firestore: '127.0.0.1:1',
  },
};
