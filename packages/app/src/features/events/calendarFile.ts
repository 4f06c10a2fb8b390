import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { inUtc, venueClock } from '@casino/functions/contract/rules/calendar.ts';

/** An event for a calendar program. */
export interface CalendarEvent {
  /** Stable for an event, so that a second file updates the event in the calendar. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly url: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The rules of the casino's time zone since 1996. RFC 5545 requires them for local times. */
const TIME_ZONE_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${VENUE_TIME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const;

/**
 * Returns an iCalendar file (RFC 5545) with the event in the casino's time zone. Times are in UTC if a local
 * time is ambiguous.
 * @param now the creation time of the file
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const times = [event.startsAt, event.endsAt].some(isAmbiguous)
    ? [`DTSTART:${utc(event.startsAt)}`, `DTEND:${utc(event.endsAt)}`]
    : [
        `DTSTART;TZID=${VENUE_TIME_ZONE}:${local(event.startsAt)}`,
        `DTEND;TZID=${VENUE_TIME_ZONE}:${local(event.endsAt)}`,
      ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Met Rewards//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...TIME_ZONE_RULES,
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(event.url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    ...times,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `LOCATION:${escaped(event.place)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261212T210000Z` */
function utc(instant: Date): string {
  return inUtc(instant).format('YYYYMMDD[T]HHmmss[Z]');
}

/** `20261212T210000`, in the casino's time zone. */
function local(instant: Date): string {
  return venueClock(instant).format('YYYYMMDD[T]HHmmss');
}

/** Whether the local time occurs twice, because the clocks go back. */
function isAmbiguous(instant: Date): boolean {
  return [-1, 1].some(
    (hours) => local(inUtc(instant).add(hours, 'hour').toDate()) === local(instant),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Folds a line after 75 bytes. A continuation line starts with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
