const SESSION = 'packages/app/src/session';

/** Faults in the session, the guard, and data on the device. */
export const SESSION_FAULTS = [
  {
    name: 'a link leads to another origin after sign-in',
    file: `${SESSION}/redirect.ts`,
    find: 'url === null || url.origin !== HERE',
    replace: 'url === null',
    caughtBy: 'unit',
  },
  {
    name: 'after log-out, the member’s page stays open',
    file: `${SESSION}/guard.ts`,
    find: "session.status === 'leaving') return onLoginPage ?",
    replace: "session.status === 'leaving') return !onLoginPage ?",
    caughtBy: 'unit',
  },
  {
    name: 'an account that signs in from another tab sees the data of the previous one',
    file: `${SESSION}/session.ts`,
    find: 'known?.uid === user.uid && known.emailVerified',
    replace: 'known?.emailVerified',
    caughtBy: 'unit',
  },
  {
    name: 'a draft remains after log-out',
    file: `${SESSION}/sessionController.ts`,
    find: "if ('user' in session) storage.clearDrafts();",
    replace: '',
    caughtBy: 'unit',
  },
  {
    name: 'the copies of a member remain after log-out',
    file: 'packages/app/src/lib/storage.ts',
    find: 'purgeMembers: () => removeAll(MEMBER_PREFIX)',
    replace: 'purgeMembers: () => remove(SIGNED_IN)',
    caughtBy: 'unit',
  },
  {
    name: 'two members of one device share a copy',
    file: 'packages/app/src/lib/storage.ts',
    find: 'MEMBER_PREFIX}${uid',
    replace: 'MEMBER_PREFIX}${uid.length',
    caughtBy: 'unit',
  },
  {
    name: 'a reply after log-out is stored on the device',
    file: `${SESSION}/sessionController.ts`,
    find: "shownData(session) !== null && 'user' in session && session.user.uid === uid",
    replace: 'uid',
    caughtBy: 'unit',
  },
  {
    name: 'a member who logged out in the meantime gets access',
    file: `${SESSION}/sessionController.ts`,
    find: 'const isWanted = () => session === entered;',
    replace: 'const isWanted = () => true;',
    caughtBy: 'unit',
  },
  {
    name: 'two presses sign in twice',
    file: `${SESSION}/sessionController.ts`,
    find: 'signingIn ??= signIn(',
    replace: 'signingIn = signIn(',
    caughtBy: 'unit',
  },
  {
    name: 'only a suspension denies access',
    file: `${SESSION}/memberLoad.ts`,
    find: 'if (block !== null) return',
    replace: "if (block === 'suspended') return",
    caughtBy: 'unit',
  },
  {
    name: 'members of casino 17 see no casino',
    file: `${SESSION}/memberLoad.ts`,
    find: 'venueOfHomeCasino(member.home_casino)',
    replace: 'Math.max(member.home_casino, venueOfHomeCasino(1))',
    caughtBy: 'unit',
  },
  {
    name: 'after unlocking, a phone shows an error and does not retry',
    file: 'packages/app/src/lib/retryOnReturn.ts',
    find: 'wasHidden ||= page.hidden;',
    replace: 'wasHidden = page.hidden;',
    caughtBy: 'unit',
  },
];
