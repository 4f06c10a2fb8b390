import { useId } from 'react';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import { monthOf } from '../../i18n/eventTimes.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SectionHeading } from '../SectionHeading.tsx';

/** Events under the months in which they begin. At least one. */
export function EventMonths({ events }: { readonly events: readonly EventSummary[] }) {
  const { locale } = useFormatters();
  const months = new Set(events.map((event) => monthOf(locale, event)));
  return (
    <Stack gap={10}>
      {[...months].map((month) => (
        <Month
          key={month}
          title={month}
          events={events.filter((event) => monthOf(locale, event) === month)}
        />
      ))}
    </Stack>
  );
}

interface MonthProps {
  readonly title: string;
  readonly events: readonly EventSummary[];
}

function Month({ title, events }: MonthProps) {
  const words = useMessages().casinoLife.events;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} note={words.count(events.length)} />
      <Grid as="ul" least="22rem">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
