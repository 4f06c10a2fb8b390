import { styled } from 'styled-components';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import { EventCardSkeleton } from '../../components/EventCard/EventCardSkeleton.tsx';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { Shelf } from './Shelf.tsx';

const Place = styled.li`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${vars.space[2]};

  /* The cards beside a kicker leave its line free, so that all cards align. */
  &[data-kicker]::before {
    ${typography('overline')}
    content: '\\200b';
  }

  &[data-kicker='shown']::before {
    display: none;
  }
`;

const Kicker = styled.p`
  ${typography('overline')}
  color: ${vars.color.metalText};
`;

export interface EventShelfProps {
  readonly spotlight: EventSummary | 'loading' | null;
  readonly events: readonly EventSummary[];
}

/** The featured event and the next events beside each other, on a phone. */
export function EventShelf({ spotlight, events }: EventShelfProps) {
  const words = useMessages().casinoLife.event;
  if (spotlight === 'loading') {
    return (
      <Shelf>
        <li>
          <EventCardSkeleton />
        </li>
      </Shelf>
    );
  }
  return (
    <Shelf>
      {spotlight && (
        <Place data-kicker="shown">
          <Kicker>{words.spotlight}</Kicker>
          <EventCard event={spotlight} />
        </Place>
      )}
      {events.map((event) => (
        <Place key={event.id} data-kicker={spotlight ? 'free' : undefined}>
          <EventCard event={event} />
        </Place>
      ))}
    </Shelf>
  );
}
