import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { stretchedLink } from '../stretchedLink.ts';

/** Too narrow for a picture beside the text, as with large text on a phone. */
const NARROW = '@container (inline-size < 17rem)';

export const Root = styled.article`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  block-size: 100%;
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  box-shadow: ${vars.shadow.low};
  overflow: clip;

  &:has(h2 > a:focus-visible, h3 > a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }

  &[data-over] {
    color: ${vars.color.textMuted};
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The engraving has the full height of its column, and nothing covers it. */
export const Picture = styled.div`
  position: relative;

  & > * {
    position: absolute;
    inset: 0;
  }

  ${NARROW} {
    block-size: 5rem;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  gap: ${vars.space[2]};
  padding: ${vars.space[4]};
`;

/** The date and the badge, at the two ends of a line. They stack if the line is too short. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
`;

/** The date as on the leaf of a calendar. */
export const Leaf = styled.p`
  ${typography('caption', { lineHeight: 1.2 })}
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  color: ${vars.color.textMuted};
`;

export const Day = styled.span`
  ${typography('figureSmall')}
  color: ${vars.color.text};
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

export const Foot = styled.div`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

export const Hours = styled.time`
  ${typography('smallStrong', { tabular: true })}
  color: ${vars.color.text};

  [data-over] & {
    color: inherit;
  }
`;
