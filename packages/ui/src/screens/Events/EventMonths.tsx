import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import type { ListedEvent } from '../../components/EventCard/event.types.ts';
import { monthOf } from '../../i18n/eventTimes.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { ShowMore } from '../../primitives/ShowMore/ShowMore.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';

/** The minimum number of events per page. Months are never split. */
const PAGE = 8;

/** The minimum width of a card. */
const CARD = '22rem';

const Root = styled.div`
  container-type: inline-size;
`;

/** Months beside each other: each is as wide as its events, up to a whole row. */
const Months = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]} ${vars.space[4]};

  @container (inline-size >= 45rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [data-columns='2'],
    & > [data-columns='3'] {
      grid-column: span 2;
    }
  }

  @container (inline-size >= 68rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > [data-columns='3'] {
      grid-column: span 3;
    }
  }
`;

interface Month {
  readonly title: string;
  readonly events: readonly ListedEvent[];
}

/** Events grouped by the month in which they begin, in order. `events` has at least one. */
export function EventMonths({ events }: { readonly events: readonly ListedEvent[] }) {
  const { locale } = useFormatters();
  const words = useMessages().casinoLife.events;
  const [minimum, setMinimum] = useState(PAGE);
  const months = [...new Set(events.map((event) => monthOf(locale, event)))].map(
    (title): Month => ({
      title,
      events: events.filter((event) => monthOf(locale, event) === title),
    }),
  );
  const shown = firstMonths(minimum, months);
  const count = eventsIn(shown);
  return (
    <Stack gap={10}>
      <Root>
        <Months>
          {shown.map((month) => (
            <MonthSection key={month.title} month={month} />
          ))}
        </Months>
      </Root>
      {events.length > PAGE && count >= PAGE && (
        <ShowMore
          shown={count}
          total={events.length}
          label={words.more}
          standing={words.standing(count, events.length)}
          onMore={() => setMinimum(count + PAGE)}
        />
      )}
    </Stack>
  );
}

/** The first months that have `minimum` events together, or all months. */
function firstMonths(minimum: number, months: readonly Month[]): readonly Month[] {
  const enough = months.findIndex((_, index) => eventsIn(months.slice(0, index + 1)) >= minimum);
  return enough < 0 ? months : months.slice(0, enough + 1);
}

function eventsIn(months: readonly Month[]): number {
  return months.reduce((sum, { events }) => sum + events.length, 0);
}

function MonthSection({ month: { title, events } }: { readonly month: Month }) {
  const words = useMessages().casinoLife.events;
  const id = useId();
  return (
    <section aria-labelledby={id} data-columns={Math.min(events.length, 3)}>
      <SectionHeading id={id} title={title} note={words.count(events.length)} />
      <Grid as="ul" least={CARD}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
