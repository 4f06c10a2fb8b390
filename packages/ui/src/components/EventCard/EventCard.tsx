import { EventArtwork } from '../../artwork/EventArtwork.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLang } from '../RichText/useLang.ts';
import { EventDates } from './EventDates.tsx';
import { EventStandingBadge } from './EventStandingBadge.tsx';
import type { ListedEvent } from './event.types.ts';
import {
  Body,
  Day,
  Foot,
  Head,
  Hours,
  Leaf,
  Main,
  Picture,
  Root,
  Summary,
  Title,
} from './eventCardStyle.ts';
import { useEventTimes } from './useEventTimes.ts';

/** Props of `EventCard`. */
export interface EventCardProps {
  readonly event: ListedEvent;
  /** The level of the heading in the page's outline. */
  readonly headingLevel?: 'h2' | 'h3';
}

/**
 * An event with its date beside its picture, and a link to its details. The link covers the whole card. An event
 * of a series has its later dates as links below.
 *
 * - When: a list of events.
 * - When not: the featured event of a page, which is a `Spotlight`.
 */
export function EventCard({ event, headingLevel = 'h3' }: EventCardProps) {
  const times = useEventTimes(event);
  const lang = useLang(event.locale);
  return (
    <Root data-over={event.standing === 'over' || undefined}>
      <Main>
        <Picture>
          <EventArtwork kind={event.kind} seed={event.id} spent={event.standing === 'over'} />
        </Picture>
        <Body>
          <Head>
            <VisuallyHidden>{times.date}</VisuallyHidden>
            <Leaf aria-hidden="true">
              <Day>{times.day}</Day>
              <span>
                {times.weekday}
                <br />
                {times.month}
              </span>
            </Leaf>
            <EventStandingBadge standing={event.standing} />
          </Head>
          <Title as={headingLevel}>
            <a href={event.href} lang={lang}>
              {event.title}
            </a>
          </Title>
          <Summary lang={lang}>{event.summary}</Summary>
          <Foot>
            <Hours dateTime={event.startsAt}>{times.hours}</Hours>
            <p lang={lang}>{event.place}</p>
          </Foot>
        </Body>
      </Main>
      {event.laterDates && <EventDates dates={event.laterDates} title={event.title} />}
    </Root>
  );
}
