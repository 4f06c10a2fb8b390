import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/setUp.mjs';

/** Patterns of dates and times that bypass the modules of the casinos' time. */
const FORMS = [
  {
    what: 'part of a date',
    pattern:
      /\.[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)\([^)\n]*\)/g,
  },
  { what: 'date from parts', pattern: /\bDate\.UTC\(/g },
  { what: 'date from parts', pattern: /\bnew Date\((?:[^()'"`,]|\([^()]*\))+,/g },
  {
    what: 'offset',
    pattern: /\bgetTimezoneOffset\b|\bformatToParts\b|timeZoneName|\b(?:long|short)Offset\b/g,
  },
  {
    what: 'length of a day',
    pattern: /\b86_?400(?:_?000)?n?\b|\b24 \* (?:60|3_?600|HOUR\w*)\b|\b60 \* 24\b|\bDAY_MS\b/g,
  },
  { what: 'length of a year', pattern: /\* 36[56]\b|\b36[56] \*/g },
  { what: 'weekday or month', pattern: /% (?:7|12)\b/g },
  {
    what: 'cut text',
    pattern:
      /\btoISOString\(\)\s*\.(?:slice|substring|substr|split|replace)|At\.slice\(0, (?:4|7|10)\)/g,
  },
  {
    what: 'format',
    pattern: /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time)String\(/g,
  },
  { what: 'hour in UTC', pattern: /\binUtc\([^;]*?\.format\('[^']*[Hh][^']*'\)/g },
  { what: 'clock read once', pattern: /\bnow: new Date\(\)/g },
  { what: 'zone', pattern: /'(?:Africa|America|Asia|Atlantic|Australia|Europe|Pacific)\/\w+'/g },
  { what: 'import', pattern: /\bfrom 'dayjs\b[^']*'/g },
];

/**
 * Finds hand-written arithmetic and formats of days, months, hours, zones and offsets in a source file, and its imports
 * of dayjs, each as `kind: source text`. Comments are ignored.
 * @param {string} source
 * @returns {string[]}
 */
export function handWrittenDates(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');
  return FORMS.flatMap(({ what, pattern }) =>
    [...code.matchAll(pattern)].map(([written]) => `${what}: ${written}`),
  );
}

/** The modules of the casinos' time, which import dayjs. */
const CALENDAR =
  /^packages\/(?:ui\/src\/calendar\/\w+|functions\/src\/contract\/rules\/calendar)[.]ts$/;

/** Tests and their settings prove dates by other means. */
const PROOFS =
  /[.](?:test|e2e|browser|bench|fixtures|config)[.]|^packages\/(?:app\/e2e|functions\/testing)\//;

/** This file, which lists the patterns. */
const OWN = 'scripts/checks/sources/handWrittenDates.mjs';

const EXCEPTIONS = {
  'packages/app/src/features/events/calendarFile.ts':
    'iCalendar writes the time of creation in UTC',
  'packages/app/src/features/shared/account/joinDraft.ts':
    'the age limit of a draft is a duration, and the log-in page must not load dayjs',
  'packages/app/src/pwa/installStore.ts':
    'the pause of the install offer is a duration, and the log-in page must not load dayjs',
  'packages/functions/local/callables/clockControl.ts': 'a limit in seconds',
  'packages/functions/src/callables/till/uploadScans.ts': 'a limit in seconds',
  'packages/firestore/src/rules/timeMethods.ts':
    'security rules have their own calendar: in UTC, from year 1, in nanoseconds',
  'packages/firestore/src/values/timestamp.ts':
    'timestamps of the protocol have nanoseconds, which dayjs does not support',
  'packages/functions/src/contract/limits.ts': 'the zone of the casinos',
  'packages/functions/src/domain/persons/access.ts': 'a duration of 24 hours',
  'packages/functions/src/adapters/mail/supportLetters.ts': 'a certificate ends at a time in UTC',
  'packages/functions/src/words/dates.ts':
    'the formats of days in the backend’s words, in the zone of the casinos',
  'packages/functions/src/domain/ports/outgoing.ts': 'durations, among others in minutes',
  'packages/ui/src/i18n/I18nProvider.tsx': 'the zone of the casinos, for pages without a provider',
  'packages/ui/src/i18n/eventTimes.ts': 'the format of an event’s times, in the zone of its place',
  'packages/ui/src/i18n/formatters.ts': 'the formats of days and hours, in the zone of the casinos',
  'packages/ui/src/i18n/statementFormats.ts':
    'the formats of days and months of the statement, in the zone of the casinos',
  'scripts/audit.mjs': 'a tool that compares two UTC days as text',
};

/**
 * The forms outside of the exceptions, and the exceptions that no file needs.
 * @param {readonly string[]} files of the repository
 */
export function dateFaults(files) {
  const found = new Map();
  for (const file of files) {
    if (!/^(?:packages|scripts|[.]storybook)\/.*[.][cm]?[jt]sx?$/.test(file)) continue;
    if (CALENDAR.test(file) || PROOFS.test(file) || file === OWN) continue;
    const forms = handWrittenDates(readFileSync(join(ROOT, file), 'utf8'));
    if (forms.length > 0) found.set(file, forms);
  }
  const unneeded = Object.keys(EXCEPTIONS).filter((file) => !found.has(file));
  return [
    ...[...found]
      .filter(([file]) => !(file in EXCEPTIONS))
      .flatMap(([file, forms]) => forms.map((form) => `${file}: a date written by hand: ${form}`)),
    ...unneeded.map((file) => `${file}: its exception in handWrittenDates.mjs is not needed`),
  ];
}
