import { eventTimes, type TimeSpan } from '../../i18n/eventTimes.ts';
import type { Messages } from '../../i18n/messages.ts';

/** The event of this evening at a casino. */
export interface EventTonight extends TimeSpan {
  readonly title: string;
  /** The path of its details in the app. */
  readonly href: string;
  readonly hasBegun: boolean;
}

/** Says when the event of this evening begins, or until when it runs. */
export function tonightWords(
  { home: words }: Messages['rewards'],
  locale: string,
  event: EventTonight,
): string {
  const { from, until } = eventTimes(locale, event);
  return event.hasBegun ? words.tonightUntil(event.title, until) : words.tonight(event.title, from);
}
