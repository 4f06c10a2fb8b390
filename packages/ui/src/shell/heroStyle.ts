import { css } from 'styled-components';
import { vars } from '../tokens/vars.ts';

/** The face of the house, lit from its upper corner; words on it use `onHero`. */
export const heroStyle = css`
  background:
    radial-gradient(120% 90% at 15% 0%, ${vars.color.heroFrom}, transparent 70%),
    linear-gradient(160deg, ${vars.color.heroVia}, ${vars.color.heroTo});
  color: ${vars.color.onHero};
`;
