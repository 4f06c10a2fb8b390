import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { stretchedLink } from '../stretchedLink.ts';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  block-size: 100%;
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  box-shadow: ${vars.shadow.low};
  overflow: clip;

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }

  &[data-over] {
    color: ${vars.color.textMuted};
  }
`;

/** The engraving behind the leaf. It has the full height of the card. */
export const Picture = styled.div`
  position: relative;
  display: grid;
  flex: 1 0 6.5rem;
  place-items: center;
  min-block-size: 7.5rem;

  & > svg {
    position: absolute;
    inset: 0;
  }
`;

/** A calendar leaf on the engraving. */
export const Tile = styled.p`
  ${typography('caption')}
  position: relative;
  display: grid;
  justify-items: center;
  min-inline-size: ${vars.space[16]};
  padding: ${vars.space[2]};
  border-radius: ${vars.radius.control};
  background: ${vars.color.surface};
  color: ${vars.color.textMuted};
  box-shadow: ${vars.shadow.middle};
`;

export const Day = styled.span`
  ${typography('figureSmall')}
  color: ${vars.color.text};
`;

export const Month = styled.span`
  ${typography('caption')}
`;

/** Takes the full width if the picture leaves too little, as with large text on a phone. */
export const Body = styled.div`
  flex: 99999 1 9rem;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space[2]};
  padding: ${vars.space[4]};
`;

export const Title = styled.h3`
  ${typography('subheading')}
  overflow-wrap: anywhere;
  ${stretchedLink}
`;

export const Summary = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

/** The hours have their own line, so that the badges of all cards are at the same height. */
export const Foot = styled.div`
  ${typography('small')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** The place and the badge, at the two ends of a line. They stack if the line is too short. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[3]};
`;

export const Hours = styled.time`
  ${typography('smallStrong', { tabular: true })}
`;

export const Place = styled.p`
  color: ${vars.color.textMuted};
`;
