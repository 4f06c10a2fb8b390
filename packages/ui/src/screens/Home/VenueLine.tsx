import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
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
  /* The words that load later fill three lines of a phone. */
  min-block-size: 3lh;
  margin-block: ${vars.space[2]} calc(-1 * ${vars.space[4]});
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

const House = styled.span`
  flex: none;
  inline-size: min(calc(2 * ${vars.size.target}), 18vw);
  aspect-ratio: 2;
  margin-inline-end: ${vars.space[2]};
  border-radius: ${vars.radius.small};
  overflow: clip;
`;

/** It keeps the space of the dots between its parts. A part that begins a line has its dot outside, where it is clipped. */
const Words = styled.span`
  overflow-x: clip;

  & > :not(:last-child) {
    margin-inline-end: ${vars.space[2]};
  }
`;

const Name = styled.span`
  unicode-bidi: isolate;
`;

/** Stays in one line if it has the space. */
const Hours = styled.span`
  position: relative;
  display: inline-block;

  &::before {
    content: '·';
    position: absolute;
    inset-inline-end: 100%;
    inline-size: ${vars.space[3]};
    text-align: center;
  }
`;

export interface VenueLineProps {
  readonly venue: HomeVenue;
  /** The page of the casino. */
  readonly href: string;
  /** The drawing of the casino. */
  readonly house: ReactNode;
  /** Keeps the space of the drawing. */
  readonly isHouseLoading: boolean;
  /** Words at the end, such as `EveningWords`. */
  readonly now: ReactNode;
}

/** The member's home casino and until when it is open, in a line that leads to its page. It is placed on the hero. */
export function VenueLine({
  venue: { name, opening },
  href,
  house,
  isHouseLoading,
  now,
}: VenueLineProps) {
  const { rewards } = useMessages();
  return (
    <Root href={href}>
      {(house || isHouseLoading) && <House>{house}</House>}
      <Words>
        <Name>{name}</Name>
        {opening && (
          <>
            {' '}
            <Hours>{openingWords(rewards, opening)}</Hours>
          </>
        )}
        {now}
      </Words>
      <Icon icon={chevronRightIcon} />
    </Root>
  );
}
