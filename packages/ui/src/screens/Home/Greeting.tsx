import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { HomeMember } from './Home.types.ts';

const Root = styled.header`
  color: ${vars.color.onHero};
  overflow-wrap: break-word;

  h1 {
    ${typography('title')}
  }

  p {
    ${typography('body')}
    margin-block-start: ${vars.space[2]};
    color: ${vars.color.onHeroMuted};
  }

  &[data-size='large'] {
    h1 {
      ${typography('display')}
    }

    p {
      ${typography('lead')}
      margin-block-start: ${vars.space[3]};
    }
  }
`;

export interface GreetingProps {
  readonly member: HomeMember;
  /** True on the first visit after joining. */
  readonly isFirstVisit: boolean;
  readonly size: 'medium' | 'large';
  /** A line below. */
  readonly children?: ReactNode;
}

/**
 * Greets the member, with the date on which the balance expires. An empty balance, or one without a known date, has
 * no date: the benefits describe how long points last. It is placed on the hero.
 */
export function Greeting({ member, isFirstVisit, size, children }: GreetingProps) {
  const { home } = useMessages().rewards;
  const { day } = useFormatters();
  const { firstName, rewardBalance, pointsEndDate } = member;
  return (
    <Root data-size={size}>
      <h1>{isFirstVisit ? home.welcome(firstName) : home.greeting(firstName)}</h1>
      {pointsEndDate !== null && rewardBalance > 0 && <p>{home.spendBy(day(pointsEndDate))}</p>}
      {children}
    </Root>
  );
}
