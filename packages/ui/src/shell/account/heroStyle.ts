import { css } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

/** The hero gradient, with a highlight in its upper corner. Text on it uses `onHero`. */
export const heroStyle = css`
  background:
    radial-gradient(120% 90% at 15% 0%, ${vars.color.heroFrom}, transparent 70%),
    linear-gradient(160deg, ${vars.color.heroVia}, ${vars.color.heroTo});
  color: ${vars.color.onHero};
`;
