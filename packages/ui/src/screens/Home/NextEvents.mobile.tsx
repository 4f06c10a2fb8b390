import { styled } from 'styled-components';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import { EventCardSkeleton } from '../../components/EventCard/EventCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { CardsMobile } from '../shared/Cards.mobile.tsx';
import { EventsSection } from './EventsSection.tsx';
import type { NextEventsProps } from './Home.types.ts';

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

/** The featured event and the next events beside each other. */
export function NextEventsMobile({ spotlight, events, eventsHref }: NextEventsProps) {
  const words = useMessages().casinoLife.event;
  return (
    <EventsSection eventsHref={eventsHref}>
      <CardsMobile>
        {spotlight === 'loading' ? (
          <li>
            <EventCardSkeleton />
          </li>
        ) : (
          <>
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
          </>
        )}
      </CardsMobile>
    </EventsSection>
  );
}
