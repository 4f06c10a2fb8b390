import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

/** The picture beside the name. */
export const ProfileHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[4]} ${vars.space[5]};
  margin-block-end: ${vars.space[8]};

  h1,
  h2 {
    ${typography('title')}
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
