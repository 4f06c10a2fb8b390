import { type ReactNode, useId } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';

export interface EventsSectionProps {
  readonly eventsHref: string;
  readonly children: ReactNode;
}

/** The section of the next events of the member's casino, with a link to all events. */
export function EventsSection({ eventsHref, children }: EventsSectionProps) {
  const { home } = useMessages().rewards;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={home.eventsTitle}
        action={
          <TextLink standalone href={eventsHref}>
            {home.allEvents}
          </TextLink>
        }
      />
      {children}
    </section>
  );
}
