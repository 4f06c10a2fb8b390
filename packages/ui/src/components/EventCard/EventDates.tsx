import { useId } from 'react';
import { styled } from 'styled-components';
import { eventTimes } from '../../i18n/eventTimes.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { checkIcon, chevronDownIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { EventDate } from './event.types.ts';

/** The dates in the first row; the others are closed. */
const FIRST = 3;

/** Above the link that covers the card. */
const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${vars.space[2]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};

  summary {
    ${typography('label')}
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: ${vars.size.target};
    color: ${vars.color.accentText};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  details[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Label = styled.p`
  ${typography('caption')}
  color: ${vars.color.textMuted};
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};

  a {
    ${typography('label', { tabular: true })}
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[1]};
    min-block-size: ${vars.size.target};
    padding-inline: ${vars.space[3]};
    border: ${vars.size.hairline} solid ${vars.color.borderStrong};
    border-radius: ${vars.radius.control};
    text-decoration: none;
    white-space: nowrap;
  }

  ${media.hover} {
    a:hover {
      background: ${vars.color.accentSubtle};
    }
  }

  a[data-going] {
    border-color: transparent;
    background: ${vars.color.successSubtle};
    color: ${vars.color.successText};
  }
`;

export interface EventDatesProps {
  /** At least one, in order. */
  readonly dates: readonly EventDate[];
  /** The title of the series. */
  readonly title: string;
}

/** The later dates of a series, as links to their pages. */
export function EventDates({ dates, title }: EventDatesProps) {
  const words = useMessages().casinoLife.event;
  const id = useId();
  const rest = dates.slice(FIRST);
  return (
    <Root>
      <Label id={id}>
        {words.alsoOn} <VisuallyHidden>{title}</VisuallyHidden>
      </Label>
      <DateList dates={dates.slice(0, FIRST)} labelledBy={id} />
      {rest.length > 0 && (
        <details>
          <summary>
            {words.moreDates(rest.length)}
            <Icon icon={chevronDownIcon} />
          </summary>
          <DateList dates={rest} labelledBy={id} />
        </details>
      )}
    </Root>
  );
}

interface DateListProps {
  readonly dates: readonly EventDate[];
  readonly labelledBy: string;
}

/** Dates as links to their pages. */
export function DateList({ dates, labelledBy }: DateListProps) {
  const words = useMessages().casinoLife.event;
  const { locale, reader } = useFormatters();
  return (
    <Chips aria-labelledby={labelledBy}>
      {dates.map((date) => {
        const times = eventTimes(locale, date, reader);
        const going = date.standing === 'opted-in';
        return (
          <li key={date.id}>
            <a href={date.href} data-going={going || undefined}>
              {going && <Icon icon={checkIcon} />}
              <VisuallyHidden>{times.date}</VisuallyHidden>
              <span aria-hidden="true">{times.dayAndMonth}</span>
              {going && <VisuallyHidden>{words.optedIn}</VisuallyHidden>}
            </a>
          </li>
        );
      })}
    </Chips>
  );
}
