import { describe, expect, it } from 'vitest';
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

describe('handWrittenDates', () => {
  it.each(FORBIDDEN)('finds %s', (source, what) => {
    expect(handWrittenDates(source)).toContainEqual(expect.stringContaining(`${what}: `));
  });

  it.each(ALLOWED)('allows %s', (source) => {
    expect(handWrittenDates(source)).toEqual([]);
  });
});
