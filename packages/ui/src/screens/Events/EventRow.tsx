import { useId } from 'react';
import { EventArtwork } from '../../artwork/EventArtwork.tsx';
import { monthNames } from '../../calendar/monthNames.ts';
import { seriesRule } from '../../calendar/seriesRule.ts';
import { DateList } from '../../components/EventCard/EventDates.tsx';
import { EventStandingBadge } from '../../components/EventCard/EventStandingBadge.tsx';
import type { EventDate, ListedEvent } from '../../components/EventCard/event.types.ts';
import { useEventTimes } from '../../components/EventCard/useEventTimes.ts';
import { useLang } from '../../components/RichText/useLang.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { chevronDownIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  Body,
  Day,
  Leaf,
  Main,
  Picture,
  Root,
  Series,
  Standing,
  Times,
  Title,
} from './eventRowStyle.ts';

/** An event as a line of a diary. The later dates of a series are closed, unless the member is going to one. */
export function EventRow({ event }: { readonly event: ListedEvent }) {
  const times = useEventTimes(event);
  const lang = useLang(event.locale);
  return (
    <Root>
      <Main>
        <Leaf aria-hidden="true">
          <Day>{times.day}</Day>
          {times.weekday}
        </Leaf>
        <Picture>
          <EventArtwork kind={event.kind} seed={event.id} />
        </Picture>
        <Body>
          <VisuallyHidden>{times.date}</VisuallyHidden>
          <Title>
            <a href={event.href} lang={lang}>
              {event.title}
            </a>
          </Title>
          <Times>
            <time dateTime={event.startsAt}>{times.hours}</time>
            <span lang={lang}>{event.place}</span>
          </Times>
          <Standing>
            <EventStandingBadge standing={event.standing} />
          </Standing>
        </Body>
      </Main>
      {event.laterDates && <LaterDates event={event} dates={event.laterDates} />}
    </Root>
  );
}

interface LaterDatesProps {
  readonly event: ListedEvent;
  /** At least one. */
  readonly dates: readonly EventDate[];
}

function LaterDates({ event, dates }: LaterDatesProps) {
  const words = useMessages().casinoLife;
  const { locale } = useFormatters();
  const { longWeekday } = useEventTimes(event);
  const lang = useLang(event.locale);
  const id = useId();
  const rule = seriesRule([event, ...dates]);
  const label = () => {
    if (rule === null) return words.event.moreDates(dates.length);
    if (rule.every === 'week') return words.events.everyWeek(longWeekday);
    const everyMonth = words.events.everyMonth[rule.nth](longWeekday);
    return rule.except.length === 0
      ? everyMonth
      : words.events.exceptIn(everyMonth, monthNames(locale, rule.except));
  };
  return (
    <Series open={dates.some(({ standing }) => standing === 'opted-in')}>
      <summary id={id}>
        <span>
          {label()}
          <VisuallyHidden lang={lang}>, {event.title}</VisuallyHidden>
        </span>
        <Icon icon={chevronDownIcon} />
      </summary>
      <DateList dates={dates} labelledBy={id} />
    </Series>
  );
}
