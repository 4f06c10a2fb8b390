import { css } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

/** The grid of staff: two columns, and one with large text. */
export const tilesStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: ${vars.space[3]};
`;
