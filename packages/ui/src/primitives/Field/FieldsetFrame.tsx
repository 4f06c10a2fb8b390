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
  /* The legend is not a grid item in any engine, and WebKit gives no gap even to a floated one. */
  margin-block-end: ${vars.space[2]};
`;

interface FieldsetFrameProps extends FieldCommonProps {
  /** `radiogroup` for radio buttons. */
  readonly role?: 'radiogroup';
  readonly disabled?: boolean | undefined;
  /** True for an error that can appear while the focus is elsewhere. */
  readonly announced?: boolean;
  /** The element that the error describes: the group, or a control that spreads the given state. */
  readonly errorOn?: 'group' | 'control';
  readonly children: (state: ControlState) => ReactNode;
}

/** The frame of a field with several controls: one legend, one hint and one error. */
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
