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
  readonly children: (state: ControlState) => ReactNode;
}

/** The frame of a field that is several controls: one legend, one hint and one error for all of them. */
export function FieldsetFrame({
  label,
  hint,
  error,
  optionalLabel,
  role,
  disabled,
  children,
}: FieldsetFrameProps) {
  const id = useId();
  const notes = { id, hint, error };
  const state = describeControl(notes);
  return (
    <Root
      role={role}
      disabled={disabled}
      aria-labelledby={`${id}-legend`}
      aria-describedby={state['aria-describedby']}
      aria-invalid={role && state['aria-invalid']}
    >
      <Legend id={`${id}-legend`}>
        {label}
        <OptionalMark label={optionalLabel} />
      </Legend>
      {children(state)}
      <FieldNotes {...notes} />
    </Root>
  );
}
