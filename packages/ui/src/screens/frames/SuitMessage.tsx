import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SuitName } from '../../artwork/suits.ts';
import { EngravedCard } from '../../shell/EngravedCard.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: grid;
  align-items: center;
  padding-block: ${vars.space[10]};

  &[data-layout='mobile'] {
    justify-items: center;
    gap: ${vars.space[8]};
    text-align: center;
  }

  &[data-layout='desktop'] {
    grid-template-columns: min(20rem, 30%) minmax(0, ${vars.size.dialog});
    justify-content: center;
    gap: min(${vars.space[20]}, 6.25vw);
    min-block-size: 60vh;
  }
`;

const Picture = styled.svg`
  inline-size: 11rem;

  [data-layout='desktop'] > & {
    inline-size: 100%;
  }
`;

const Title = styled.h1`
  ${typography('title')}

  [data-layout='desktop'] & {
    ${typography('display')}
  }
`;

const Words = styled.p`
  ${typography('lead')}
  margin-block: ${vars.space[4]} ${vars.space[6]};
  color: ${vars.color.textMuted};
`;

export interface SuitMessageProps {
  readonly layout: Layout;
  /** The suit on the card beside the words. */
  readonly suit: SuitName;
  readonly title: string;
  /** `h2` where the shell's header holds the page's own heading; `h1` by default. */
  readonly heading?: 'h1' | 'h2';
  readonly text: string;
  readonly action: ReactNode;
}

/** A page that has one thing to say and one way on. */
export function SuitMessage({ layout, suit, title, heading, text, action }: SuitMessageProps) {
  return (
    <Root data-layout={layout}>
      <Picture viewBox="0 0 260 330" aria-hidden="true">
        <EngravedCard suit={suit} transform="translate(130 165) rotate(-8)" />
      </Picture>
      <div>
        <Title as={heading}>{title}</Title>
        <Words>{text}</Words>
        {action}
      </div>
    </Root>
  );
}
