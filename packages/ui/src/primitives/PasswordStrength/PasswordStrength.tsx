import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { Strength } from './estimateStrength.ts';
import { useStrength } from './useStrength.ts';

const Root = styled.div`
  ${typography('small')}
  display: grid;
  gap: ${vars.space[2]};
  color: ${vars.color.textMuted};
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${vars.space[1]};
  color: ${vars.color.dangerText};

  &[data-strength='2'] { color: ${vars.color.warningText}; }
  &[data-strength='3'],
  &[data-strength='4'] { color: ${vars.color.successText}; }
`;

const Bar = styled.span`
  block-size: ${vars.space[1]};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.pill};
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};

  &[data-filled] {
    border-color: transparent;
    background: currentColor;

    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`;

const Level = styled.strong`
  ${typography('smallStrong')}
  color: ${vars.color.text};
`;

/** The name of each strength, weakest first. */
export type StrengthLevels = readonly [string, string, string, string, string];

/** Props of `PasswordStrength`. */
export interface PasswordStrengthProps {
  readonly password: string;
  /** Words that an attacker tries first, such as the member's name and e-mail address. */
  readonly known?: readonly string[];
  /** The label of the value, such as "Password strength". */
  readonly label: string;
  readonly levels: StrengthLevels;
  /** Advice to show while there is no strength. */
  readonly hint: string;
}

/** The minimum strength that fills each bar. The weakest password fills one bar, to show that the indicator works. */
const BAR_STRENGTHS: readonly Strength[] = [0, 2, 3, 4];

const NOTHING_KNOWN: readonly string[] = [];

/**
 * Shows how hard a new password is to guess. Screen readers announce it when typing pauses. The estimator loads
 * after the first character; if loading fails, the hint stays. Specification section 5.
 *
 * - When: the member chooses a password. The indicator is advice only.
 * - When not: enforcing a rule. The identity service decides which passwords it accepts.
 */
export function PasswordStrength({
  password,
  known = NOTHING_KNOWN,
  label,
  levels,
  hint,
}: PasswordStrengthProps) {
  const strength = useStrength(password, known);
  return (
    <Root>
      <Bars data-strength={strength} aria-hidden="true">
        {BAR_STRENGTHS.map((least) => (
          <Bar
            key={least}
            data-filled={strength !== null && strength >= least ? true : undefined}
          />
        ))}
      </Bars>
      <p role="status">
        {strength === null ? (
          hint
        ) : (
          <>
            <span>{label}:</span> <Level>{levels[strength]}</Level>
          </>
        )}
      </p>
    </Root>
  );
}
