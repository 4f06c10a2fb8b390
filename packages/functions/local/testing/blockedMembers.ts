/** The demo accounts that are signed in and verified, and get nothing that is for members. */
export const TURNED_AWAY: readonly (readonly [account: string, reason: string])[] = [
  ['suspended', 'suspended'],
  ['update-required', 'update-required'],
  ['executive', 'executive'],
  ['account-required', 'account-required'],
  ['temporary', 'temporary'],
  ['unlinked', 'no-membership'],
  ['unverified', 'email-not-verified'],
];
