import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { type ControlState, describeControl, FieldNotes } from './FieldNotes.tsx';
import { OptionalMark } from './OptionalMark.tsx';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;

const Label = styled.label`
  ${typography('label')}
`;

/** What every field takes. */
export interface FieldCommonProps {
  readonly label: string;
  /** Help that stays: what to type, or why it is asked. */
  readonly hint?: string | undefined;
  /** What is wrong, and how to mend it. */
  readonly error?: string | undefined;
  /** The word "optional", in the language of the page, where the field may be left empty. */
  readonly optionalLabel?: string | undefined;
  /** Tells assistive technology that it may not be left empty. It is for the form to check. */
  readonly required?: boolean | undefined;
}

/** What ties a control to its label, hint and error. */
export interface FieldWiring extends ControlState {
  readonly id: string;
}

interface FieldFrameProps extends FieldCommonProps {
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, hint and error below, tied to the control for assistive technology. */
export function FieldFrame({
  label,
  hint,
  error,
  optionalLabel,
  required,
  children,
}: FieldFrameProps) {
  const id = useId();
  const notes = { id, hint, error };
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        <OptionalMark label={optionalLabel} />
      </Label>
      {children({ id, ...describeControl({ ...notes, required }) })}
      <FieldNotes {...notes} />
    </Root>
  );
}
