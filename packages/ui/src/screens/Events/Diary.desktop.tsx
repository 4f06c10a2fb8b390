import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { DiaryMonth, DiaryProps } from './Diary.types.ts';
import { useMonthInView } from './useMonthInView.ts';

const Columns = styled.div`
  ${media.large} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 11rem;
    align-items: start;
    gap: ${vars.space[12]};
  }
`;

/** It precedes the months in the order of the keyboard, and is beside them only on a large window. */
const Strip = styled.nav`
  display: none;

  ${media.large} {
    display: block;
    position: sticky;
    inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
    order: 1;
    max-block-size: calc(100vh - ${vars.space[24]} - ${vars.space[12]});
    overflow-y: auto;
  }
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

/** The months, with a strip of links to them on a large window. */
export function DiaryDesktop({ months, onReveal, children }: DiaryProps) {
  const words = useMessages().casinoLife.events;
  const { inView, jumpTo } = useMonthInView(months);
  if (months.length < 2) return children;
  const follow = (event: MouseEvent, month: DiaryMonth) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onReveal(month);
    jumpTo(month.id);
  };
  return (
    <Columns>
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
      {children}
    </Columns>
  );
}
