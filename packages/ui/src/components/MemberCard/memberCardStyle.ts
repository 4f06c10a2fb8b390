import { css, keyframes, styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';

/** The width of the card over its height: a bank card, but slightly taller, for more space around the figures. */
export const CARD_RATIO = 1.54;

export const Root = styled.div`
  position: relative;
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: ${vars.size.memberCard};
  perspective: 75rem;
`;

/** Both sides share one grid cell, so that the card has the height of the taller one. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  transform-style: preserve-3d;
  transition: transform ${vars.motion.slow} ${vars.motion.easing};

  [data-turned] > & {
    transform: rotateY(180deg);
  }
`;

export const side = css`
  position: relative;
  grid-area: 1 / 1;
  inline-size: 100%;
  aspect-ratio: ${CARD_RATIO};
  border-radius: ${vars.radius.card};
  box-shadow: ${vars.shadow.middle};
  overflow: clip;
  backface-visibility: hidden;
`;

/** Hides the label of the new side at first. Each direction has its own keyframes, so that the animation starts again. */
const toBack = keyframes`
  from { color: transparent; }
`;
const toFront = keyframes`
  0% { color: transparent; }
`;

/** The button does not turn with the card, so it keeps its position and its focus. */
export const TurnButton = styled.button`
  ${typography('smallStrong')}
  position: absolute;
  inset-block-start: ${vars.space[2]};
  inset-inline-end: ${vars.space[2]};
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.target};
  padding-inline: ${vars.space[3]};
  border-radius: ${vars.radius.pill};
  color: ${vars.color.onHero};

  [data-turned] > & {
    color: ${vars.color.qrInk};
    animation-name: ${toBack};

    &,
    & > svg {
      forced-color-adjust: none;
    }
  }

  /* The label appears when the turn passes 90°, which is at a fifth of its time. */
  animation: calc(${vars.motion.slow} / 5) step-end;

  [data-side='front'] > & {
    animation-name: ${toFront};
  }

  @container (inline-size < 20rem) {
    font-size: 0;
  }

  ${media.hover} {
    transition: background-color ${vars.motion.fast} ${vars.motion.easing};

    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }

  &:active {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: calc(-1 * ${vars.size.outline});
  }
`;
