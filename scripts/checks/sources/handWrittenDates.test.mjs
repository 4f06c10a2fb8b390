import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/setUp.mjs';
import { handWrittenDates } from './handWrittenDates.mjs';

const FORBIDDEN = [
  ['const month = date.getUTCMonth() + 1;', 'part of a date'],
  ['date.setDate(date.getDate() + 1);', 'part of a date'],
  ['const first = new Date(Date.UTC(year, month, 1));', 'date from parts'],
  ['const first = new Date(year, Number(month) - 1, 1);', 'date from parts'],
  ['const ahead = now.getTimezoneOffset();', 'offset'],
  ['const parts = formatter.formatToParts(now);', 'offset'],
  ["new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'short' });", 'offset'],
  ['const DAY = 24 * 60 * 60 * 1_000;', 'length of a day'],
  ['const DAY = 1_000 * 60 * 60 * 24;', 'length of a day'],
  ['const later = now + 86_400_000;', 'length of a day'],
  ['const later = new Date(Date.parse(day) + 24 * HOUR_MS);', 'length of a day'],
  ['const years = 5 * 365;', 'length of a year'],
  ['const next = (month + 1) % 12;', 'weekday or month'],
  ['const day = now.toISOString().slice(0, 10);', 'cut text'],
  ['const day = voucher.usedAt.slice(0, 10);', 'cut text'],
  ["new Intl.DateTimeFormat('en-GB', { month: 'long' });", 'format'],
  ["const shown = date.toLocaleTimeString('en-GB');", 'format'],
  ['const shown = date.toDateString();', 'format'],
  ["const shown = inUtc(now).add(1, 'day').format('D MMMM, HH:mm');", 'hour in UTC'],
  ['toEvents(messages, { whatsOn, now: new Date() });', 'clock read once'],
  ["const ZONE = 'Europe/London';", 'zone'],
  ["import dayjs from 'dayjs';", 'import'],
  ["import utc from 'dayjs/plugin/utc.js';", 'import'],
];

const ALLOWED = [
  "const day = inUtc(now).add(1, 'day').format('YYYY-MM-DD');",
  'const now = new Date(Date.now() + 5 * 60 * 1_000);',
  'const now = new Date(instant);',
  'setMinutes(due);',
  'const LEASE_MS = 60 * 60 * 1_000;',
  "const shown = points.toLocaleString('en-GB');",
  "const shown = venueClock(now).format('D MMMM, HH:mm');",
  '/** Not 24 * 60 * 60 seconds: see date.getUTCDate(). */',
  "const at = 'https://example.test/'; // 86_400 seconds",
];

/** The modules of the casinos' time, which import dayjs. */
const CALENDAR =
  /^packages\/(?:ui\/src\/calendar\/\w+|functions\/src\/contract\/rules\/calendar)[.]ts$/;

/** Tests and their settings prove dates by other means. */
const PROOFS =
  /[.](?:test|e2e|browser|bench|fixtures|config)[.]|^packages\/(?:app\/e2e|functions\/testing)\//;

const EXCEPTIONS = {
  'packages/app/src/features/events/calendarFile.ts':
    'iCalendar writes the time of creation in UTC',
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

describe('handWrittenDates', () => {
  it.each(FORBIDDEN)('finds %s', (source, what) => {
    expect(handWrittenDates(source)).toContainEqual(expect.stringContaining(`${what}: `));
  });

  it.each(ALLOWED)('allows %s', (source) => {
    expect(handWrittenDates(source)).toEqual([]);
  });

  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const sources = execFileSync('git', [...args, 'packages', 'scripts', '.storybook'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /[.][cm]?[jt]sx?$/.test(file) && !CALENDAR.test(file) && !PROOFS.test(file))
    .filter((file) => !/^scripts\/(?:checks\/sources\/handWrittenDates|faults\/)/.test(file));
  const found = new Map();
  for (const file of sources) {
    const forms = handWrittenDates(readFileSync(join(ROOT, file), 'utf8'));
    if (forms.length > 0) found.set(file, forms);
  }

  it('finds nothing outside the exceptions', () => {
    const faults = [...found].filter(([file]) => !(file in EXCEPTIONS));
    expect(faults.flatMap(([file, forms]) => forms.map((form) => `${file} ${form}`))).toEqual([]);
  });

  it.each(Object.keys(EXCEPTIONS))('%s still needs its exception', (file) => {
    expect(found.has(file)).toBe(true);
  });
});
