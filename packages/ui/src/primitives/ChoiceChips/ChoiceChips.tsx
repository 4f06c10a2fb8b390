import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { checkIcon } from '../Icon/controlIcons.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;

const Label = styled.p`
  ${typography('smallStrong')}
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;

const Chip = styled.button`
  ${typography('label')}
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.target};
  padding-inline: ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.pill};
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};

  ${media.hover} {
    &:hover {
      background: ${vars.color.accentSubtle};
    }
  }

  &[aria-pressed='true'] {
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
`;

/** A choice of `ChoiceChips`. */
export interface ChipChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Props of `ChoiceChips`. */
export interface ChoiceChipsProps<Value extends string> {
  /** Names the group, above the buttons. */
  readonly label: string;
  readonly choices: readonly ChipChoice<Value>[];
  readonly chosen: readonly Value[];
  /** Called with the new choice, in the order of `choices`. */
  readonly onChoose: (chosen: readonly Value[]) => void;
}

/**
 * Buttons of which any number can be on, to filter what is below them. The filter works at once.
 *
 * - When: two to seven values, none of which excludes another.
 * - When not: a value of a form, which is a `Checkbox`; one of several, which is a `Select`.
 */
export function ChoiceChips<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceChipsProps<Value>) {
  const id = useId();
  const toggle = (value: Value) => {
    const on = ({ value: each }: ChipChoice<Value>) => chosen.includes(each) !== (each === value);
    onChoose(choices.filter(on).map((choice) => choice.value));
  };
  return (
    <Root role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Chips>
        {choices.map((choice) => {
          const pressed = chosen.includes(choice.value);
          return (
            <Chip
              key={choice.value}
              type="button"
              aria-pressed={pressed}
              onClick={() => toggle(choice.value)}
            >
              {pressed && <Icon icon={checkIcon} />}
              <span>{choice.label}</span>
            </Chip>
          );
        })}
      </Chips>
    </Root>
  );
}
