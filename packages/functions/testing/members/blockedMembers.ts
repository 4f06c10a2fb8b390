/** The demo accounts that are signed in but cannot use members' features, with the reason for each. */
export const TURNED_AWAY: readonly (readonly [account: string, reason: string])[] = [
  ['suspended', 'suspended'],
  ['update-required', 'update-required'],
  ['executive', 'executive'],
  ['account-required', 'account-required'],
  ['temporary', 'temporary'],
  ['unlinked', 'no-membership'],
  ['unverified', 'email-not-verified'],
];

/** The same rows, each after the requirement that it proves for the content of a casino. */
export const TURNED_AWAY_FROM_CONTENT = TURNED_AWAY.map(
  ([account, reason]) => [account === 'temporary' ? '§4.34' : '§4', account, reason] as const,
);
