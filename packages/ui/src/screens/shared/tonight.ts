import { eventTimes, type TimeSpan } from '../../i18n/eventTimes.ts';
import type { Messages } from '../../i18n/messages.ts';

/** The event of this evening at a casino. */
export interface EventTonight extends TimeSpan {
  readonly title: string;
  /** The path of its details in the app. */
  readonly href: string;
  readonly hasBegun: boolean;
}

/**
 * Says what is on this evening, and until when the kitchen takes orders, as `hh:mm`. Null if there is neither.
 */
export function eveningWords(
  messages: Messages['rewards'],
  locale: string,
  event: EventTonight | null,
  kitchenUntil: string | null,
): string | null {
  const { home: words } = messages;
  const evening = event && tonightWords(messages, locale, event);
  if (kitchenUntil === null) return evening;
  return evening === null
    ? words.tonightKitchen(kitchenUntil)
    : words.tonightAndKitchen(evening, kitchenUntil);
}

/** Says when the event of this evening begins, or until when it runs. */
function tonightWords(
  { home: words }: Messages['rewards'],
  locale: string,
  event: EventTonight,
): string {
  const { from, until } = eventTimes(locale, event);
  return event.hasBegun ? words.tonightUntil(event.title, until) : words.tonight(event.title, from);
}
