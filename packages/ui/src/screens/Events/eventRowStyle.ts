import { styled } from 'styled-components';
import { stretchedLink } from '../../components/stretchedLink.ts';
import { typography, vars } from '../../tokens/vars.ts';

/** Too narrow for a drawing beside the text, as with large text on a phone. */
const NARROW = '@container (inline-size < 18rem)';

/** Wide enough for the status beside the text. */
const WIDE = '@container (inline-size >= 34rem)';

/** The column of the date, and the drawing as a square. */
const [LEAF, PICTURE] = ['3rem', '3.5rem'];

export const Root = styled.article`
  container-type: inline-size;
  padding-block: ${vars.space[4]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};

  li:first-child > & {
    border-block-start: 0;
  }
`;

/** The link of the title covers it. */
export const Main = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: ${LEAF} ${PICTURE} minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space[3]};
  border-radius: ${vars.radius.control};

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The date as a diary has it. */
export const Leaf = styled.p`
  ${typography('caption', { lineHeight: 1.2 })}
  display: grid;
  color: ${vars.color.textMuted};
`;

export const Day = styled.span`
  ${typography('figureSmall')}
  color: ${vars.color.text};
`;

export const Picture = styled.div`
  block-size: ${PICTURE};
  border-radius: ${vars.radius.control};
  overflow: clip;

  ${NARROW} {
    display: none;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space[1]};

  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${vars.space[4]};
  }
`;

export const Title = styled.h3`
  grid-column: 1;
  ${typography('subheading')}
  overflow-wrap: anywhere;
  ${stretchedLink}
`;

export const Times = styled.p`
  ${typography('small', { tabular: true })}
  grid-column: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[3]};
  color: ${vars.color.textMuted};
`;

/** The member's status: below the text, or at the end of a wide row. */
export const Standing = styled.div`
  &:empty {
    display: none;
  }

  ${WIDE} {
    grid-area: 1 / 2 / span 2;
    align-self: center;
  }
`;

/** The dates of a series, below the text of its row. */
export const Series = styled.details`
  margin-block-start: ${vars.space[1]};
  padding-inline-start: calc(${LEAF} + ${PICTURE} + 2 * ${vars.space[3]});

  ${NARROW} {
    padding-inline-start: 0;
  }

  summary {
    ${typography('label')}
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: ${vars.size.target};
    color: ${vars.color.accentText};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
