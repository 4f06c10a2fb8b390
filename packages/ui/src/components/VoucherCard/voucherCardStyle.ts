import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

/** Casts the ticket's shadow, which follows its notches; the mask inside would cut it off. */
export const Root = styled.article`
  position: relative;
  block-size: 100%;
  border-radius: ${vars.radius.card};
  filter: drop-shadow(0 0 0.5px ${vars.color.borderStrong});

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }

  &[data-spent] {
    color: ${vars.color.textMuted};
  }
`;

/** The ticket, with a half-round notch at either end of its perforation. */
export const Ticket = styled.div`
  --stub: 7rem;
  --perforation: var(--stub);

  display: grid;
  grid-template-columns: var(--stub) minmax(0, 1fr);
  block-size: 100%;
  border-radius: inherit;
  background: ${vars.color.surface};
  mask:
    radial-gradient(circle ${vars.space[2]} at var(--perforation) 0, transparent 97%, black),
    radial-gradient(circle ${vars.space[2]} at var(--perforation) 100%, transparent 97%, black);
  mask-composite: intersect;
  overflow: clip;

  [dir='rtl'] & {
    --perforation: calc(100% - var(--stub));
  }
`;

export const Stub = styled.div`
  position: relative;

  & > * {
    position: absolute;
    inset: 0;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space[2]};
  padding: ${vars.space[4]};
  border-inline-start: ${vars.size.outline} dotted ${vars.color.border};
`;

export const Title = styled.h3`
  ${typography('subheading')}

  a {
    text-decoration: none;
    outline: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-thickness: ${vars.size.hairline};
    text-underline-offset: 0.15em;
  }
`;

export const Summary = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

export const Foot = styled.div`
  ${typography('small')}
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  justify-items: start;
  gap: ${vars.space[1]} ${vars.space[3]};
  color: ${vars.color.textMuted};

  strong {
    ${typography('smallStrong')}
    color: ${vars.color.text};
    font-variant-numeric: tabular-nums;
  }

  p {
    grid-column: 1 / -1;
  }

  [data-spent] & strong {
    color: inherit;
  }
`;
