import type { Credentials } from '../reference/access.ts';

/** The credentials of the reference server on one machine. They are public, so they protect nothing. */
export const DEMO_CREDENTIALS: Credentials = {
  token: 'demo-token',
  clientId: 'met-rewards',
  clientSecret: 'demo-secret',
};
