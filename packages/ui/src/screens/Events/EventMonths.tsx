import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { ListedEvent } from '../../components/EventCard/event.types.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { ShowMore } from '../../primitives/ShowMore/ShowMore.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { breakpoints } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { DiaryDesktop } from './Diary.desktop.tsx';
import { DiaryMobile } from './Diary.mobile.tsx';
import type { DiaryMonth } from './Diary.types.ts';
import { diaryMonths } from './diaryMonths.ts';
import { EventRow } from './EventRow.tsx';

/** The minimum number of events per page. Months are never split. */
const PAGE = 8;

const Months = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

/**
 * On a wide page, the name of the month is beside its events, and stays while they scroll. On a large window, the strip of
 * months is there instead.
 */
const Section = styled.section`
  scroll-margin-block-start: calc(${vars.space[16]} + ${vars.space[8]});

  & > :first-child {
    margin-block-end: 0;
  }

  &:focus {
    outline: none;
  }

  @media (width < ${breakpoints.large}px) {
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
  }
`;

export interface EventMonthsProps {
  readonly layout: Layout;
  /** At least one. */
  readonly events: readonly ListedEvent[];
  /** The list can change while it is shown, so that its end always has its count, which screen readers announce. */
  readonly filtered: boolean;
}

/** Events grouped by the months in which they are on, in order. */
export function EventMonths({ layout, events, filtered }: EventMonthsProps) {
  const { locale } = useFormatters();
  const words = useMessages().casinoLife.events;
  const [minimum, setMinimum] = useState(PAGE);
  const months = diaryMonths(locale, events);
  const total = eventsIn(months);
  const shown = firstMonths(minimum, months);
  const count = eventsIn(shown);
  const Diary = layout === 'desktop' ? DiaryDesktop : DiaryMobile;
  const reveal = (month: DiaryMonth) => {
    const least = eventsIn(months.slice(0, months.indexOf(month) + 1));
    // The page scrolls to the month right after.
    if (least > count) flushSync(() => setMinimum(least));
  };
  return (
    <Stack gap={10}>
      <Diary months={months} onReveal={reveal}>
        <Months>
          {shown.map((month) => (
            <MonthSection key={month.id} month={month} />
          ))}
        </Months>
      </Diary>
      {(filtered || total > PAGE) && (
        <ShowMore
          shown={count}
          total={total}
          label={words.more}
          standing={words.standing(count, total)}
          onMore={() => setMinimum(count + PAGE)}
        />
      )}
    </Stack>
  );
}

/** The first months that have `minimum` events together, or all months. */
function firstMonths(minimum: number, months: readonly DiaryMonth[]): readonly DiaryMonth[] {
  const enough = months.findIndex((_, index) => eventsIn(months.slice(0, index + 1)) >= minimum);
  return enough < 0 ? months : months.slice(0, enough + 1);
}

function eventsIn(months: readonly DiaryMonth[]): number {
  return months.reduce((sum, { events }) => sum + events.length, 0);
}

function MonthSection({ month: { id, title, events } }: { readonly month: DiaryMonth }) {
  const words = useMessages().casinoLife.events;
  const headingId = useId();
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} note={words.count(events.length)} />
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
