import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import type { DiaryProps } from './Diary.types.ts';
import { MonthStrip } from './MonthStrip.tsx';

const Columns = styled.div`
  ${media.large} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 11rem;
    align-items: start;
    gap: ${vars.space[12]};
  }
`;

/** It precedes the months in the order of the keyboard, and is beside them only on a large window. */
const Side = styled.div`
  display: none;

  ${media.large} {
    display: block;
    position: sticky;
    inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
    order: 1;
  }
`;

/** The months, with a strip of links to them on a large window. */
export function DiaryDesktop({ months, onReveal, children }: DiaryProps) {
  if (months.length < 2) return children;
  return (
    <Columns>
      <Side>
        <MonthStrip months={months} onReveal={onReveal} />
      </Side>
      {children}
    </Columns>
  );
}
