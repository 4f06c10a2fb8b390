import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.header`
  color: ${vars.color.onHero};
  overflow-wrap: break-word;

  h1 {
    ${typography('title')}
  }

  &[data-size='large'] {
    h1 {
      ${typography('display')}
    }
  }
`;

export interface GreetingProps {
  readonly firstName: string;
  /** True on the first visit after joining. */
  readonly isFirstVisit: boolean;
  readonly size: 'medium' | 'large';
  /** A line below. */
  readonly children?: ReactNode;
}

/** Greets the member. It is placed on the hero. */
export function Greeting({ firstName, isFirstVisit, size, children }: GreetingProps) {
  const { home } = useMessages().rewards;
  return (
    <Root data-size={size}>
      <h1>{isFirstVisit ? home.welcome(firstName) : home.greeting(firstName)}</h1>
      {children}
    </Root>
  );
}
