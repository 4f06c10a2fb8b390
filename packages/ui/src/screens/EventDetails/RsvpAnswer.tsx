import type { ReactNode } from 'react';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import { useLang } from '../../components/RichText/useLang.ts';
import { withElement } from '../../i18n/values/withElement.tsx';

export interface RsvpAnswerProps {
  /** The reply of the casino, in the language of the page. */
  readonly message: string;
  readonly event: Pick<EventSummary, 'title' | 'locale'>;
}

/** The reply to an RSVP. The title of the event in it states its language where it is not that of the page. */
export function RsvpAnswer({ message, event: { title, locale } }: RsvpAnswerProps): ReactNode {
  const lang = useLang(locale);
  if (!lang || !message.includes(title)) return message;
  return withElement(
    (shown) => message.replace(title, () => shown),
    <span lang={lang}>{title}</span>,
  );
}
