import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

/** One column of a mobile layout: the `aside`, then the content. */
export const RailStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};

  & > aside {
    display: grid;
    gap: ${vars.space[4]};
  }
`;
