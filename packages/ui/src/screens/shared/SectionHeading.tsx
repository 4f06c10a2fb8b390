import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.div`
  container-type: inline-size;
  margin-block-end: ${vars.space[4]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[3]};
`;

/** The line between the heading and the note or action. A narrow section has no space for a line of any length. */
const Rule = styled.span`
  flex: 1;

  @container (inline-size >= 30rem) {
    block-size: ${vars.size.hairline};
    background: ${vars.color.border};
  }
`;

const Title = styled.h2`
  ${typography('heading')}
`;

const Words = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

export interface SectionHeadingProps {
  /** For `aria-labelledby` of the section. */
  readonly id: string;
  readonly title: string;
  /** A few words at the end, such as a count. */
  readonly note?: string;
  /** A link at the end. */
  readonly action?: ReactNode;
}

/** The heading of a section of a screen. */
export function SectionHeading({ id, title, note, action }: SectionHeadingProps) {
  return (
    <Root>
      <Line>
        <Title id={id}>{title}</Title>
        <Rule />
        {note && <Words>{note}</Words>}
        {action}
      </Line>
    </Root>
  );
}
