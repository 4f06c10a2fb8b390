import { EventArtwork } from '../../artwork/EventArtwork.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { EventStandingBadge } from './EventStandingBadge.tsx';
import type { EventSummary } from './event.types.ts';
import {
  Body,
  Day,
  Ends,
  Foot,
  Hours,
  Month,
  Picture,
  Place,
  Root,
  Summary,
  Tile,
  Title,
} from './eventCardStyle.ts';
import { useEventTimes } from './useEventTimes.ts';

/** Props of `EventCard`. */
export interface EventCardProps {
  readonly event: EventSummary;
  /** The level of the heading in the page's outline. */
  readonly headingLevel?: 'h2' | 'h3';
}

/**
 * An event with its date as a calendar leaf, and a link to its details. The link covers the whole card.
 *
 * - When: a list of events.
 * - When not: the featured event of a page, which is a `Spotlight`.
 */
export function EventCard({ event, headingLevel = 'h3' }: EventCardProps) {
  const times = useEventTimes(event);
  return (
    <Root data-over={event.standing === 'over' || undefined}>
      <Picture>
        <EventArtwork kind={event.kind} seed={event.id} spent={event.standing === 'over'} />
        <VisuallyHidden>{times.date}</VisuallyHidden>
        <Tile aria-hidden="true">
          <span>{times.weekday}</span>
          <Day>{times.day}</Day>
          <Month>{times.month}</Month>
        </Tile>
      </Picture>
      <Body>
        <Title as={headingLevel}>
          <a href={event.href}>{event.title}</a>
        </Title>
        <Summary>{event.summary}</Summary>
        <Foot>
          <Hours dateTime={event.startsAt}>{times.hours}</Hours>
          <Ends>
            <Place>{event.place}</Place>
            <EventStandingBadge standing={event.standing} />
          </Ends>
        </Foot>
      </Body>
    </Root>
  );
}
