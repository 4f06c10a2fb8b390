import { styled } from 'styled-components';
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
  }
`;

const Level = styled.strong`
  ${typography('smallStrong')}
  color: ${vars.color.text};
`;

/** A word for each strength, from the weakest to the strongest. */
export type StrengthLevels = readonly [string, string, string, string, string];

export interface PasswordStrengthProps {
  readonly password: string;
  /** What a guesser would try first, such as the member's own name and e-mail address. */
  readonly known?: readonly string[];
  /** What is told, such as "Password strength". */
  readonly label: string;
  readonly levels: StrengthLevels;
  /** Advice while there is nothing to tell. */
  readonly hint: string;
}

/** The least strength that fills each bar: the weakest fills one, since something was typed. */
const BAR_STRENGTHS: readonly Strength[] = [0, 2, 3, 4];

const NOTHING_KNOWN: readonly string[] = [];

/**
 * How hard a new password is to guess, told politely when the typing pauses. Its estimator is
 * loaded once something is typed; without it the hint stays. Specification section 5.
 *
 * - When: a password is being chosen: it is a hint.
 * - When not: a rule: which passwords are accepted is for the identity service to say.
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
            {label}: <Level>{levels[strength]}</Level>
          </>
        )}
      </p>
    </Root>
  );
}
