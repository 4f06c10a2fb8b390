import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../tokens/vars.ts';

/** What covers something that lies behind it, such as a card of a hand; for `fill`. */
export const ENGRAVING_GROUND = 'var(--engraving-ground)';

/** Marks an `<svg>` whose lines are decoration alone: a first frame, which must weigh little, is without them. */
export const ENGRAVING = { 'data-engraving': '' } as const;

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
  /** Drawn on 200 by 200, or on `width` by 200, in the colour around it. */
  readonly children: ReactNode;
  readonly width?: number;
  /** Drained of its colour, for what is over. */
  readonly spent?: boolean;
}

/** The ground of every picture: the theme's velvet, its metal for the lines. It fills what holds it and keeps its middle in view. */
export function Engraving({ children, width = 200, spent = false }: EngravingProps) {
  return (
    <Svg
      viewBox={`0 0 ${width} 200`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...ENGRAVING}
      data-spent={spent || undefined}
    >
      {children}
    </Svg>
  );
}
