import { type EventTimes, eventTimes, type TimeSpan } from '../../i18n/eventTimes.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';

/** The times of an event with their texts from the catalogue. */
export interface SpanWords extends EventTimes {
  /** Such as `22:00 to 03:00 the next day`. */
  readonly hours: string;
  /** A sentence about a clock change during the event, or null. */
  readonly clockNote: string | null;
}

/** Returns the times of an event, in the time zone of its place. */
export function useEventTimes(span: TimeSpan): SpanWords {
  const words = useMessages().casinoLife.times;
  const { locale, reader } = useFormatters();
  const times = eventTimes(locale, span, reader);
  return { ...times, hours: hoursText(words, times), clockNote: clockNoteText(words, times) };
}

type Words = Messages['casinoLife']['times'];

function hoursText(words: Words, { reach, from, until, shortEndDate }: EventTimes): string {
  return reach === 'days' ? words.days(from, shortEndDate, until) : words[reach](from, until);
}

function clockNoteText(words: Words, { clockChange }: EventTimes): string | null {
  if (clockChange === null) return null;
  return clockChange === 'back' ? words.clocksBack : words.clocksForward;
}
