import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

/** Two columns of a desktop layout: the content, and an `aside` that stays visible while the content scrolls. */
export const RailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(min(18rem, 41%), 33%, 24rem);
  align-items: start;
  gap: clamp(${vars.space[6]}, 3vw, ${vars.space[12]});

  & > aside {
    display: grid;
    gap: ${vars.space[4]};
    position: sticky;
    inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
    order: 1;
  }
`;
