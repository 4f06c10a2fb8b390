const WRAPPER = 'packages/functions/src/wrapper';

/** What every call goes through. */
export const SERVER_FAULTS = [
  {
    name: 'the window of a caller keeps its old place and is forgotten early',
    file: `${WRAPPER}/rateLimit.ts`,
    find: 'if (window.calls === 1) windows.delete(key);',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a limit lets one call too many through',
    file: `${WRAPPER}/rateLimit.ts`,
    find: 'open.calls < limit.calls',
    replace: 'open.calls <= limit.calls',
    caughtBy: 'backend',
  },
  {
    name: 'signed-in callers are not counted by their network address',
    file: `${WRAPPER}/callLimits.ts`,
    find: 'addressLimit === undefined',
    replace: 'addressLimit === undefined || uid',
    caughtBy: 'backend',
  },
  {
    name: 'a member who is suspended at one casino gets in by another',
    file: `${WRAPPER}/caller.ts`,
    find: "known.some(({ block }) => block === 'suspended')",
    replace: "first?.block === 'suspended'",
    caughtBy: 'backend',
  },
  {
    name: 'an address that is not verified counts as one',
    file: `${WRAPPER}/caller.ts`,
    find: 'emailVerified: email_verified === true',
    replace: 'emailVerified: email_verified !== null',
    caughtBy: 'backend',
  },
  {
    name: 'the message of an error stands in the log',
    file: `${WRAPPER}/log.ts`,
    find: ".replace(error.message, '')",
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'the store being out of reach is told as a fault of ours',
    file: `${WRAPPER}/errors.ts`,
    find: "[14, 'unavailable'],",
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a payload sets the prototype of a request',
    file: `${WRAPPER}/protocol.ts`,
    find: "['__proto__', '@type']",
    replace: "['@type']",
    caughtBy: 'backend',
  },
  {
    name: 'App Check is asked of nobody',
    file: 'packages/functions/src/defineCallable.ts',
    find: '      enforceAppCheck,',
    replace: '      enforceAppCheck: enforceAppCheck && false,',
    caughtBy: 'backend',
  },
];
