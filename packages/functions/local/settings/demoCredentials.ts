/** The credentials of the reference server on one machine. They are public, so they protect nothing. */
export const DEMO_CREDENTIALS = {
  token: 'demo-token',
  clientId: 'met-rewards',
  clientSecret: 'demo-secret',
} as const;
