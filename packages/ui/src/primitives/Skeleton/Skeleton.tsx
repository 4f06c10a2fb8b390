import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

const shine = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

const Root = styled.span`
  display: block;
  inline-size: var(--skeleton-width);
  block-size: var(--skeleton-height);
  border-radius: ${vars.radius.small};
  background: linear-gradient(
      100deg,
      ${vars.color.skeleton} 40%,
      ${vars.color.skeletonShine} 50%,
      ${vars.color.skeleton} 60%
    )
    0 0 / 200% 100%;
  animation: ${shine} ${vars.motion.loop} linear infinite;

  &[data-shape='card'] { border-radius: ${vars.radius.card}; }
  &[data-shape='pill'] { border-radius: ${vars.radius.pill}; }
`;

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** The size of the expected content, as CSS lengths. */
  readonly width?: string;
  readonly height?: string;
  /** Sets the radius of the corners. */
  readonly shape?: 'line' | 'card' | 'pill';
}

/**
 * A placeholder in the shape of loading content. Wrap it in a `LoadingRegion`, which announces the loading.
 *
 * - When: the shape of the content is known.
 * - When not: a running action, which is a busy `Button`.
 */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  const style = { '--skeleton-width': width, '--skeleton-height': height } as CSSProperties;
  return <Root style={style} data-shape={shape} aria-hidden="true" />;
}
