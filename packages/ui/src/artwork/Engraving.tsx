import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../tokens/vars.ts';

/** The `fill` of a shape that covers lines behind it, such as a card of a fan. */
export const ENGRAVING_GROUND = 'var(--engraving-ground)';

/** Marks an `<svg>` that is decoration only, and hides it from assistive technology. The prerendered first frame leaves it out to save bytes. */
export const ENGRAVING = { 'data-engraving': '', 'aria-hidden': true } as const;

const Svg = styled.svg`
  --engraving-ground: ${vars.color.heroVia};

  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: radial-gradient(
    120% 120% at 20% 0%,
    ${vars.color.heroFrom},
    ${vars.color.heroVia} 55%,
    ${vars.color.heroTo}
  );
  color: ${vars.color.metal};

  &[data-spent] {
    --engraving-ground: ${vars.color.disabled};

    background: ${vars.color.disabled};
    color: ${vars.color.onDisabled};
  }
`;

export interface EngravingProps {
  /** Shapes on a 200 by 200 drawing, or `width` by 200, in `currentColor`. */
  readonly children: ReactNode;
  readonly width?: number;
  /** Removes the colour, for past offers and events. */
  readonly spent?: boolean;
}

/**
 * The background of every picture: the theme's hero gradient, with lines in its metal. It fills its container. The drawing
 * is shown whole, in the middle; shapes outside it, such as rings, fill the rest.
 */
export function Engraving({ children, width = 200, spent = false }: EngravingProps) {
  return (
    <Svg
      viewBox={`0 0 ${width} 200`}
      preserveAspectRatio="xMidYMid meet"
      {...ENGRAVING}
      data-spent={spent || undefined}
    >
      {children}
    </Svg>
  );
}
