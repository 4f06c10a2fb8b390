import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

/** A figure with more characters is smaller, so that it fits on a phone and in a rail. */
const LONG = 6;

const Root = styled.dl`
  dt {
    ${typography('small')}
    color: ${vars.color.textMuted};
  }

  dd {
    ${typography('figure')}
    color: ${vars.color.text};
  }

  &[data-size='small'] dd {
    ${typography('figureSmall')}
  }

  &[data-size='large'] dd[data-long] {
    ${typography('title')}
  }

  [data-unit] {
    ${typography('small')}
    display: inline-block;
    margin-inline-start: ${vars.space[2]};
    color: ${vars.color.textMuted};
  }

  dd + dd {
    ${typography('small')}
    margin-block-start: ${vars.space[1]};
    color: ${vars.color.textMuted};
  }

  &[data-size='small'] dd + dd {
    ${typography('small')}
  }
`;

/** Props of `PointsBalance`. */
export interface PointsBalanceProps {
  /** The label of the value, such as "Reward balance". */
  readonly label: string;
  /** The formatted value. */
  readonly value: string;
  /** Omit it if the label says it. */
  readonly unit?: string;
  /** When the points expire. */
  readonly note?: string;
  readonly size?: 'large' | 'small';
}

/**
 * A number of points, in figures of one width.
 *
 * - When: a balance without its card, for example in a profile.
 * - When not: beside the member card, which shows the balance.
 */
export function PointsBalance({ label, value, unit, note, size = 'large' }: PointsBalanceProps) {
  return (
    <Root data-size={size}>
      <dt>{label}</dt>
      <dd data-long={value.length > LONG || undefined}>
        <span>{value}</span>
        {unit && <span data-unit>{unit}</span>}
      </dd>
      {note && <dd>{note}</dd>}
    </Root>
  );
}
