import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';

const Track = styled.div`
  block-size: ${vars.space[2]};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.sunken};
  box-shadow: inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong};
  overflow: hidden;

  ${media.forcedColors} {
    border: ${vars.size.hairline} solid;
  }
`;

const Fill = styled.div`
  block-size: 100%;
  inline-size: var(--progress);
  border-radius: inherit;
  background: ${vars.color.accent};
  transition: inline-size ${vars.motion.slow} ${vars.motion.easing};

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

/** Props of `Progress`. */
export interface ProgressProps {
  /** The name of the measured quantity. */
  readonly label: string;
  /** From 0 to `max`. A value outside the range is shown as the nearest end. */
  readonly value: number;
  readonly max: number;
  /** The value in words, such as "9,000 of 18,000 tier points". */
  readonly valueText: string;
}

/**
 * A bar that shows a share of a known total.
 *
 * - When: a value with a known maximum.
 * - When not: loading, which is a `Skeleton`.
 */
export function Progress({ label, value, max, valueText }: ProgressProps) {
  const clamped = Math.min(max, Math.max(0, value));
  const style = { '--progress': `${(clamped / max) * 100}%` } as CSSProperties;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={clamped}
      aria-valuetext={valueText}
    >
      <Fill style={style} />
    </Track>
  );
}
