import { styled } from 'styled-components';
import { useEventTimes } from '../../components/EventCard/useEventTimes.ts';
import { useLang } from '../../components/RichText/useLang.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { eventsIcon, placeIcon } from '../../primitives/Icon/topicIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { EventDetail } from './EventDetails.types.ts';

const Root = styled.dl`
  display: grid;
  gap: ${vars.space[3]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[3]};

  dt {
    color: ${vars.color.metalText};
  }

  dd {
    ${typography('small', { tabular: true })}
    overflow-wrap: anywhere;
  }

  strong {
    ${typography('bodyStrong')}
    display: block;
  }
`;

/** The date, the time and the place of an event. */
export function EventFacts({ event }: { readonly event: EventDetail }) {
  const words = useMessages().casinoLife.eventDetails;
  const times = useEventTimes(event);
  const lang = useLang(event.locale);
  return (
    <Card>
      <Stack gap={3}>
        <Root>
          <Fact icon={eventsIcon} label={words.when} value={times.date} detail={times.hours} />
          <Fact
            icon={placeIcon}
            label={words.where}
            value={event.place}
            lang={lang}
            detail={event.venueName}
          />
        </Root>
        {times.clockNote && <Banner>{times.clockNote}</Banner>}
      </Stack>
    </Card>
  );
}

interface FactProps {
  readonly icon: IconDrawing;
  readonly label: string;
  readonly value: string;
  /** The language of the value, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** The second line. */
  readonly detail: string;
}

function Fact({ icon, label, value, lang, detail }: FactProps) {
  return (
    <Row>
      <dt>
        <Icon icon={icon} size="large" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>
        <strong lang={lang}>{value}</strong>
        {detail}
      </dd>
    </Row>
  );
}
