import { styled } from 'styled-components';
import { EventArtwork } from '../../artwork/EventArtwork.tsx';
import { useEventTimes } from '../../components/EventCard/useEventTimes.ts';
import { RichText } from '../../components/RichText/RichText.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { clockIcon, homeIcon } from '../../primitives/Icon/topicIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { Fact } from '../shared/Fact.tsx';
import type { EventDetail, EventDetailsScreenProps, RsvpOutcome } from './EventDetails.types.ts';
import { EventTools } from './EventTools.tsx';
import { RsvpPanel } from './RsvpPanel.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};

  &[data-layout='desktop'] {
    grid-template-columns: minmax(0, 1fr) clamp(min(18rem, 41%), 34%, 24rem);
    align-items: start;
    gap: clamp(${vars.space[6]}, 3vw, ${vars.space[12]});
  }
`;

const Picture = styled.div`
  block-size: 11rem;
  border-radius: ${vars.radius.sheet};
  overflow: clip;

  [data-layout='desktop'] & {
    block-size: 18rem;
  }
`;

const Kicker = styled.p`
  ${typography('overline')}
  color: ${vars.color.metalText};
`;

const Title = styled.h1`
  ${typography('title')}
  overflow-wrap: anywhere;

  [data-layout='desktop'] & {
    ${typography('display')}
  }
`;

/** Stays in sight beside a long text, below the bar. */
const Rail = styled.aside`
  display: grid;
  gap: ${vars.space[4]};

  [data-layout='desktop'] > & {
    position: sticky;
    inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
  }
`;

export interface EventStoryProps
  extends Pick<
    EventDetailsScreenProps,
    'layout' | 'canShare' | 'onRsvp' | 'onAddToCalendar' | 'onShare'
  > {
  readonly event: EventDetail;
  readonly rsvp: RsvpOutcome;
  /** Above the title. */
  readonly kicker: string;
}

/** An event told: what and when first, then the place on its list, then the rest. */
export function EventStory({ layout, event, rsvp, kicker, onRsvp, ...tools }: EventStoryProps) {
  const words = useMessages().casinoLife.eventDetails;
  const times = useEventTimes(event);
  return (
    <Columns data-layout={layout}>
      <Stack gap={5}>
        <Picture>
          <EventArtwork kind={event.kind} seed={event.id} spent={event.standing === 'over'} />
        </Picture>
        <Stack gap={2}>
          <Kicker>{kicker}</Kicker>
          <Title>{event.title}</Title>
          <Text variant="lead" tone="muted" measure>
            {event.summary}
          </Text>
        </Stack>
        {layout === 'desktop' && <About html={event.description} />}
      </Stack>
      <Rail>
        <Fact icon={clockIcon} label={words.when} value={`${times.date}, ${times.hours}`} />
        {times.clockNote && <Banner>{times.clockNote}</Banner>}
        <Fact icon={homeIcon} label={words.where} value={`${event.place}, ${event.venueName}`} />
        <RsvpPanel event={event} rsvp={rsvp} onRsvp={onRsvp} />
        <EventTools {...tools} over={event.standing === 'over'} />
      </Rail>
      {layout === 'mobile' && <About html={event.description} />}
    </Columns>
  );
}

function About({ html }: { readonly html: string }) {
  const words = useMessages().casinoLife.eventDetails;
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" variant="heading">
        {words.about}
      </Text>
      <RichText html={html} />
    </Stack>
  );
}
