import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

/** The ticket, with a half-round notch at either end of its perforation. */
export const Root = styled.article`
  --stub: 7rem;
  --notch: ${vars.space[2]};

  position: relative;
  display: grid;
  grid-template-columns: var(--stub) minmax(0, 1fr);
  block-size: 100%;
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  filter: drop-shadow(0 0 0.5px ${vars.color.borderStrong});
  transition: translate ${vars.motion.fast} ${vars.motion.easing};

  &:hover {
    translate: 0 calc(-0.5 * ${vars.space[1]});
  }

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }

  &[data-spent] {
    color: ${vars.color.textMuted};
  }
`;

export const Stub = styled.div`
  position: relative;
  border-start-start-radius: inherit;
  border-end-start-radius: inherit;
  overflow: clip;

  & > svg {
    position: absolute;
    inset: 0;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space[2]};
  padding: ${vars.space[4]};
  border-inline-start: ${vars.size.outline} dotted ${vars.color.borderStrong};
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[3]};
  color: ${vars.color.textMuted};

  strong {
    ${typography('smallStrong')}
    margin-inline-start: auto;
    color: ${vars.color.text};
    font-variant-numeric: tabular-nums;
  }

  [data-spent] & strong {
    color: inherit;
  }
`;
