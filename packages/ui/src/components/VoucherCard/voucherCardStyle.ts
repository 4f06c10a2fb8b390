import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { stretchedLink } from '../stretchedLink.ts';
import { tornEnds, tornStub, tornTicket } from './tornStyle.ts';

/** Wide enough for a counterfoil at the inline end of the ticket. */
const WIDE = '@container (inline-size >= 32rem)';

/** Too narrow for a picture beside the text, as with large text on a phone. */
const NARROW = '@container (inline-size < 15rem)';

/**
 * Half-round notches at both ends of the perforation. They are a mask, so that the background is visible through
 * them.
 */
function notches(radius: string, inset: string): string {
  const circle = `radial-gradient(circle ${radius} at calc(var(--perforation) - ${inset})`;
  return `
    mask:
      ${circle} calc(-1 * ${inset}), transparent 97%, black) intersect,
      ${circle} calc(100% + ${inset}), transparent 97%, black);
  `;
}

/** The outline is a shape below the ticket, because a border does not follow the notches. */
export const Root = styled.article`
  --stub: 7rem;
  --perforation: var(--stub);
  ${tornEnds.ltr}

  position: relative;
  container-type: inline-size;
  block-size: 100%;
  border-radius: ${vars.radius.card};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${vars.color.border};
    ${notches(vars.space[2], '0px')}

    ${NARROW} {
      mask: none;
    }
  }

  [dir='rtl'] & {
    --perforation: calc(100% - var(--stub));
    ${tornEnds.rtl}
  }

  &[data-torn]::before {
    display: none;
  }

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }

  &[data-spent] {
    color: ${vars.color.textMuted};
  }
`;

export const Ticket = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: calc(var(--stub) - ${vars.size.hairline}) minmax(0, 1fr);
  block-size: calc(100% - 2 * ${vars.size.hairline});
  margin: ${vars.size.hairline};
  border-radius: inherit;
  background: ${vars.color.surface};
  overflow: clip;
  ${notches(`calc(${vars.space[2]} + ${vars.size.hairline})`, vars.size.hairline)}

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    mask: none;
  }

  [data-torn] > & {
    ${tornTicket}

    ${NARROW} {
      &::before {
        inset-inline-start: 0;
        clip-path: none;
      }
    }
  }
`;

export const Stub = styled.div`
  position: relative;
  border-start-start-radius: ${vars.radius.card};
  border-end-start-radius: ${vars.radius.card};
  overflow: clip;

  & > * {
    position: absolute;
    inset: 0;
  }

  [data-torn] & {
    ${tornStub}
  }

  ${NARROW} {
    display: none;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space[2]};
  padding: ${vars.space[4]};
  border-inline-start: ${vars.size.outline} dotted ${vars.color.border};

  [data-torn] & {
    border-color: transparent;
  }

  ${WIDE} {
    grid-template: auto 1fr / minmax(0, 1fr) 11.5rem;
    column-gap: ${vars.space[5]};
    padding: ${vars.space[5]};
  }
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

/** The status and the value at the two ends of a line, and the period below. They stack if the line is too short. */
export const Foot = styled.div`
  ${typography('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[3]};
  color: ${vars.color.textMuted};

  strong {
    ${typography('figureSmall')}
    color: ${vars.color.text};
  }

  p {
    flex: none;
    inline-size: 100%;
  }

  [data-spent] & strong {
    color: inherit;
  }

  ${WIDE} {
    grid-area: 1 / 2 / span 2;
    flex-flow: column nowrap;
    align-items: start;
    justify-content: center;
    padding-inline-start: ${vars.space[5]};
    border-inline-start: ${vars.size.hairline} solid ${vars.color.border};

    strong {
      order: -1;
    }
  }
`;
