import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { typography, vars } from '../../tokens/vars.ts';

const Section = styled.section`
  display: grid;
  gap: ${vars.space[5]};

  & + & {
    padding-block-start: ${vars.space[8]};
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

const Heading = styled.h2`
  ${typography('heading')}
`;

export interface RegisterLayoutProps {
  readonly sections: readonly { readonly title: string; readonly content: ReactNode }[];
  readonly end: ReactNode;
}

/** A long form in titled sections. */
export function RegisterLayout({ sections, end }: RegisterLayoutProps) {
  const id = useId();
  return (
    <Stack gap={8}>
      {sections.map(({ title, content }) => (
        <Section key={title} aria-labelledby={`${id}-${title}`}>
          <Heading id={`${id}-${title}`}>{title}</Heading>
          {content}
        </Section>
      ))}
      <Stack gap={5}>{end}</Stack>
    </Stack>
  );
}
