import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { DiaryMonth, MonthStripProps } from './Diary.types.ts';
import { useMonthInView } from './useMonthInView.ts';

/** Months stay reachable in a low window: the strip scrolls by itself. */
const Strip = styled.nav`
  max-block-size: calc(100vh - ${vars.space[24]} - ${vars.space[12]});
  overflow-y: auto;
`;

const Month = styled.a`
  ${typography('small')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[3]};
  min-block-size: ${vars.size.target};
  padding-inline: ${vars.space[4]} ${vars.space[2]};
  border-inline-start: ${vars.size.outline} solid ${vars.color.border};
  color: ${vars.color.textMuted};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
    }
  }

  &[aria-current] {
    ${typography('smallStrong')}
    border-inline-start-color: ${vars.color.accentText};
    color: ${vars.color.text};

    ${media.forcedColors} {
      border-inline-start-color: Highlight;
    }
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${vars.size.outline});
  }
`;

/** Links to the months. It marks the month in view. */
export function MonthStrip({ months, onReveal }: MonthStripProps) {
  const words = useMessages().casinoLife.events;
  const { inView, jumpTo } = useMonthInView(months);
  const follow = (event: MouseEvent, month: DiaryMonth) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onReveal(month);
    jumpTo(month.id);
  };
  return (
    <Strip aria-label={words.months}>
      <ol>
        {months.map((month) => (
          <li key={month.id}>
            <Month
              href={`#${month.id}`}
              aria-current={month.id === inView ? 'location' : undefined}
              onClick={(event) => follow(event, month)}
            >
              {month.title}
            </Month>
          </li>
        ))}
      </ol>
    </Strip>
  );
}
