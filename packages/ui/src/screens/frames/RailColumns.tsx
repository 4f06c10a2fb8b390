import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

/** A page's story with a rail beside it; one under the other on a narrow window, the rail first. */
export const RailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};

  & > aside {
    display: grid;
    gap: ${vars.space[4]};
  }

  &[data-layout='desktop'] {
    grid-template-columns: minmax(0, 1fr) clamp(min(18rem, 41%), 33%, 24rem);
    align-items: start;
    gap: clamp(${vars.space[6]}, 3vw, ${vars.space[12]});

    & > aside {
      position: sticky;
      inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
      order: 1;
    }
  }
`;
