import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ListedEvent } from '../../components/EventCard/event.types.ts';
import { monthOf } from '../../i18n/eventTimes.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { ShowMore } from '../../primitives/ShowMore/ShowMore.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { EventRow } from './EventRow.tsx';

/** The minimum number of events per page. Months are never split. */
const PAGE = 8;

const Months = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

/** On a wide page, the name of the month is beside its events, and stays while they scroll. */
const Section = styled.section`
  & > :first-child {
    margin-block-end: 0;
  }

  @container (inline-size >= 56rem) {
    display: grid;
    grid-template-columns: 16rem minmax(0, 1fr);
    align-items: start;
    gap: ${vars.space[12]};
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};

    & > :first-child {
      position: sticky;
      inset-block-start: ${vars.space[16]};
      padding-block-start: ${vars.space[4]};
    }
  }
`;

interface Month {
  readonly title: string;
  readonly events: readonly ListedEvent[];
}

export interface EventMonthsProps {
  /** At least one. */
  readonly events: readonly ListedEvent[];
  /** The list can change while it is shown, so that its end always has its count, which screen readers announce. */
  readonly filtered: boolean;
}

/** Events grouped by the month in which they begin, in order. */
export function EventMonths({ events, filtered }: EventMonthsProps) {
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
      <Months>
        {shown.map((month) => (
          <MonthSection key={month.title} month={month} />
        ))}
      </Months>
      {(filtered || events.length > PAGE) && (
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
    <Section aria-labelledby={id}>
      <SectionHeading id={id} title={title} note={words.count(events.length)} />
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
