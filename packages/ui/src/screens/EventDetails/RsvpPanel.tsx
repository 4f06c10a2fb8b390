import { useId } from 'react';
import { useEventTimes } from '../../components/EventCard/useEventTimes.ts';
import { useLang } from '../../components/RichText/useLang.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { returnFocus } from '../../primitives/Button/returnFocus.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { EventDetail, RsvpOutcome } from './EventDetails.types.ts';
import { RsvpAnswer } from './RsvpAnswer.tsx';

export interface RsvpPanelProps {
  readonly event: EventDetail;
  readonly rsvp: RsvpOutcome;
  readonly onRsvp: () => void;
}

/** The RSVP for an event, with the conditions before the button. */
export function RsvpPanel({ event, rsvp, onRsvp }: RsvpPanelProps) {
  const words = useMessages().casinoLife.eventDetails;
  const lang = useLang(event.locale);
  const id = useId();
  return (
    <Card as="section" labelledBy={id} focusable>
      <Stack gap={3}>
        <Stack gap={2}>
          <Text as="h2" variant="subheading" id={id}>
            {words.rsvpTitle}
          </Text>
          <div aria-live="polite">
            <Standing event={event} rsvp={rsvp} />
          </div>
        </Stack>
        <div>
          <Text as="h3" variant="smallStrong">
            {words.termsTitle}
          </Text>
          <Text variant="small" tone="muted">
            <span lang={lang}>{event.terms}</span>
          </Text>
        </div>
        {event.standing === 'rsvp' && (
          <Button ref={returnFocus} block busy={rsvp.kind === 'sending'} onClick={onRsvp}>
            {words.rsvp}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Standing({ event, rsvp }: Omit<RsvpPanelProps, 'onRsvp'>) {
  const words = useMessages().casinoLife.eventDetails;
  const { on } = useEventTimes(event);
  if (rsvp.kind === 'offline') return <Banner tone="warning">{words.offline}</Banner>;
  if (rsvp.kind === 'answered') {
    return (
      <Banner tone={rsvp.success ? 'success' : 'info'}>
        <RsvpAnswer message={rsvp.message} event={event} />
      </Banner>
    );
  }
  switch (event.standing) {
    case 'opted-in':
      return (
        <Banner tone="success" title={words.on.title}>
          {words.on.text(on)}
        </Banner>
      );
    case 'rsvp':
      return null;
    case 'open':
      return <TitledText {...words.open} />;
    case 'reception':
      return <TitledText {...words.reception} />;
    case 'closed':
      return <TitledText {...words.begun} />;
    case 'over':
      return <TitledText {...words.over} />;
  }
}

function TitledText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <Text variant="bodyStrong">{title}</Text>
      <Text tone="muted">{text}</Text>
    </div>
  );
}
