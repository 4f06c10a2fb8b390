import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { withElement } from '../../i18n/values/withElement.tsx';
import { chevronRightIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { openingWords } from '../shared/venueOpening.ts';
import type { HomeVenue } from './Home.types.ts';

const Root = styled.a`
  ${typography('smallStrong', { tabular: true })}
  display: inline-flex;
  align-items: center;
  vertical-align: top;
  gap: ${vars.space[1]};
  min-block-size: ${vars.size.target};
  /* The words that load later fill three lines of a phone. */
  min-block-size: 3lh;
  margin-block-end: calc(-1 * ${vars.space[2]});
  border-radius: ${vars.radius.small};
  color: ${vars.color.onHero};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  text-decoration: none;

  & > svg {
    inline-size: ${vars.space[4]};
    color: ${vars.color.metal};
  }

  &:focus-visible {
    outline-color: ${vars.color.metal};
  }
`;

/** It keeps the space of a house that loads later. */
const House = styled.span`
  flex: none;
  inline-size: min(calc(2 * ${vars.size.target}), 18vw);
  aspect-ratio: 2;
  margin-inline-end: ${vars.space[2]};
  border-radius: ${vars.radius.small};
  overflow: clip;
`;

/** Stays in one line if it has the space. */
const Hours = styled.span`
  display: inline-block;
`;

export interface VenueLineProps {
  readonly venue: HomeVenue;
  /** The page of the casino. */
  readonly href: string;
  /** The drawing of the casino. */
  readonly house: ReactNode;
  /** Words at the end, such as `EveningWords`. */
  readonly now: ReactNode;
}

/** The member's home casino and until when it is open, in a line that leads to its page. It is placed on the hero. */
export function VenueLine({ venue: { name, opening }, href, house, now }: VenueLineProps) {
  const { rewards } = useMessages();
  return (
    <Root href={href}>
      {house && <House>{house}</House>}
      <span>
        {opening
          ? withElement(
              (words) => rewards.home.venueNow(name, words),
              <Hours>{openingWords(rewards, opening)}</Hours>,
            )
          : name}
        {now}
      </span>
      <Icon icon={chevronRightIcon} />
    </Root>
  );
}
