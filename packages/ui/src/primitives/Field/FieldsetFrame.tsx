import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import type { FieldCommonProps } from './FieldFrame.tsx';
import { type ControlState, describeControl, FieldNotes } from './FieldNotes.tsx';
import { OptionalMark } from './OptionalMark.tsx';

const Root = styled.fieldset`
  display: grid;
  gap: ${vars.space[2]};
`;

const Legend = styled.legend`
  ${typography('label')}
  /* In no engine an item of the grid: WebKit gives even one that floats no gap. */
  margin-block-end: ${vars.space[2]};
`;

interface FieldsetFrameProps extends FieldCommonProps {
  /** `radiogroup` where one of the controls is chosen. */
  readonly role?: 'radiogroup';
  readonly disabled?: boolean | undefined;
  /** True for an error that appears while the focus is elsewhere. */
  readonly announced?: boolean;
  /** What the error is read with: the group, or a control of it that takes the state it is given. */
  readonly errorOn?: 'group' | 'control';
  readonly children: (state: ControlState) => ReactNode;
}

/** The frame of a field that is several controls: one legend, one hint and one error for all of them. */
export function FieldsetFrame({
  label,
  hint,
  error,
  optionalLabel,
  required,
  role,
  disabled,
  announced = false,
  errorOn = 'group',
  children,
}: FieldsetFrameProps) {
  const id = useId();
  const notes = { id, hint, error };
  const onGroup = describeControl(errorOn === 'group' ? notes : { id, hint });
  const state = describeControl({ id, error, required });
  return (
    <Root
      role={role}
      disabled={disabled}
      aria-labelledby={`${id}-legend`}
      aria-describedby={onGroup['aria-describedby']}
      aria-invalid={role && state['aria-invalid']}
      aria-required={role && state['aria-required']}
    >
      <Legend id={`${id}-legend`}>
        {label}
        <OptionalMark label={optionalLabel} />
      </Legend>
      {children(state)}
      <FieldNotes {...notes} announced={announced} />
    </Root>
  );
}
