import { styled } from 'styled-components';
import { EventArtwork } from '../../artwork/EventArtwork.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { useLang } from '../../components/RichText/useLang.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useOwnHeading } from '../../shell/titleBarContext.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { AddressCard } from '../shared/AddressCard.tsx';
import { EventDetailsDesktop } from './EventDetails.desktop.tsx';
import { EventDetailsMobile } from './EventDetails.mobile.tsx';
import type { EventDetail, EventDetailsScreenProps, RsvpOutcome } from './EventDetails.types.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventTools } from './EventTools.tsx';
import { RsvpPanel } from './RsvpPanel.tsx';

const Kicker = styled.p`
  ${typography('overline')}
  color: ${vars.color.metalText};
`;

const Title = styled.h1`
  ${typography('title')}
  overflow-wrap: anywhere;
`;

export interface EventContentProps
  extends Pick<
    EventDetailsScreenProps,
    'layout' | 'canShare' | 'onRsvp' | 'onAddToCalendar' | 'onShare'
  > {
  readonly event: EventDetail;
  readonly rsvp: RsvpOutcome;
  /** Above the title. */
  readonly kicker: string;
}

/** An event: its heading, facts and description. */
export function EventContent({ layout, event, rsvp, kicker, onRsvp, ...tools }: EventContentProps) {
  useOwnHeading();
  const lang = useLang(event.locale);
  const over = event.standing === 'over';
  const Frame = layout === 'desktop' ? EventDetailsDesktop : EventDetailsMobile;
  return (
    <Frame
      artwork={<EventArtwork kind={event.kind} seed={event.id} spent={over} />}
      heading={
        <Stack gap={2}>
          <Kicker>{kicker}</Kicker>
          <Title lang={lang}>{event.title}</Title>
        </Stack>
      }
      summary={
        <Text variant="lead" tone="muted" measure>
          <span lang={lang}>{event.summary}</span>
        </Text>
      }
      facts={
        <>
          <EventFacts event={event} />
          <RsvpPanel event={event} rsvp={rsvp} onRsvp={onRsvp} />
          <EventTools {...tools} over={over} />
        </>
      }
      directions={<AddressCard address={event.address} mapUrl={event.mapUrl} />}
      description={<About event={event} />}
    />
  );
}

function About({ event }: Pick<EventContentProps, 'event'>) {
  const words = useMessages().casinoLife.eventDetails;
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" variant="heading">
        {words.about}
      </Text>
      <RichText html={event.description} locale={event.locale} />
    </Stack>
  );
}
