import type { ReactNode } from 'react';
import { useLang } from '../../components/RichText/useLang.ts';
import { eventTimes, type TimeSpan } from '../../i18n/eventTimes.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { withElement } from '../../i18n/values/withElement.tsx';

/** The event of this evening at a casino. */
export interface EventTonight extends TimeSpan {
  readonly title: string;
  /** The language of the title, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** The path of its details in the app. */
  readonly href: string;
  readonly hasBegun: boolean;
}

/**
 * Says what is on this evening, and until when the kitchen takes orders, as `hh:mm`. Null if there is neither. The title
 * states its language where it is not that of the page.
 */
export function useEveningWords(
  event: EventTonight | null,
  kitchenUntil: string | null,
): ReactNode {
  const { home: words } = useMessages().rewards;
  const { locale } = useFormatters();
  const lang = useLang(event?.locale);
  if (event === null) return kitchenUntil && words.tonightKitchen(kitchenUntil);
  const sentence = (title: string) => {
    const evening = tonightWords(words, locale, { ...event, title });
    return kitchenUntil === null ? evening : words.tonightAndKitchen(evening, kitchenUntil);
  };
  return withElement(sentence, lang ? <span lang={lang}>{event.title}</span> : event.title);
}

/** Says when the event of this evening begins, or until when it runs. */
function tonightWords(
  words: Messages['rewards']['home'],
  locale: string,
  event: EventTonight,
): string {
  const { from, until } = eventTimes(locale, event);
  return event.hasBegun ? words.tonightUntil(event.title, until) : words.tonight(event.title, from);
}
