const UI = 'packages/ui/src';

/** Faults in tokens, messages and formats, which need no browser. */
export const UI_UNIT_FAULTS = [
  {
    name: 'a toast disappears after a third of a second',
    file: `${UI}/primitives/Toast/toastQueue.ts`,
    find: 'TOAST_MILLISECONDS = 3000',
    replace: 'TOAST_MILLISECONDS = 300',
    caughtBy: 'unit',
  },
  {
    name: 'a toast under the pointer disappears',
    file: `${UI}/primitives/Toast/toastQueue.ts`,
    find: 'for (const toast of toasts) stop(toast);',
    replace: '',
    caughtBy: 'unit',
  },
  {
    name: 'the label Log Out is written in another case',
    file: `${UI}/i18n/en-GB/navigation.ts`,
    find: "logOut: 'Log Out'",
    replace: "logOut: 'Log out'",
    caughtBy: 'unit',
  },
  {
    name: 'a validation message is misspelt',
    file: `${UI}/i18n/en-GB/errors.ts`,
    find: "'Please complete the errors highlighted in red'",
    replace: "'Please correct the errors highlighted in red'",
    caughtBy: 'unit',
  },
  {
    name: 'an unknown sign-in error shows its code',
    file: `${UI}/i18n/signInErrorMessage.ts`,
    find: '?? raw',
    replace: '?? (raw && code)',
    caughtBy: 'unit',
  },
  {
    name: 'muted text is too pale for its surface',
    file: `${UI}/tokens/palette.ts`,
    find: "inkMuted: '#54595c'",
    replace: "inkMuted: '#84898c'",
    caughtBy: 'unit',
  },
  {
    name: 'the two clock changes are confused',
    file: `${UI}/i18n/eventTimes.ts`,
    find: 'start.offset < end.offset',
    replace: 'start.offset > end.offset',
    caughtBy: 'unit',
  },
  {
    name: 'a date without a time shifts with the time zone of the device',
    file: `${UI}/i18n/formatters.ts`,
    find: "dates({ ...day, timeZone: 'UTC' })",
    replace: 'dates({ ...day, ...zone })',
    caughtBy: 'unit',
  },
  {
    name: 'a British landline counts as a mobile number',
    file: `${UI}/screens/Profile/toE164.ts`,
    find: 'BRITISH_MOBILE = /^\\+447\\d{9}$/',
    replace: 'BRITISH_MOBILE = /^\\+44\\d{10}$/',
    caughtBy: 'unit',
  },
  {
    name: 'the wheel stops on the edge between two prizes',
    file: `${UI}/components/PrizeWheel/wheelLayout.ts`,
    find: 'EDGE + random() * (1 - 2 * EDGE)',
    replace: 'EDGE * random()',
    caughtBy: 'unit',
  },
];
