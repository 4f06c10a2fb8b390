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

/** The props that every field takes. */
export interface FieldCommonProps {
  readonly label: string;
  /** Permanent help: what to type, or why the form asks for it. */
  readonly hint?: string | undefined;
  /** What is wrong, and how to correct it. */
  readonly error?: string | undefined;
  /** The word "optional" in the page's language, for a field that may stay empty. */
  readonly optionalLabel?: string | undefined;
  /** Sets `aria-required`. The browser does not validate it: the form does. */
  readonly required?: boolean | undefined;
}

/** The attributes that connect a control to its label, hint and error. */
export interface FieldControlProps extends ControlState {
  readonly id: string;
}

interface FieldFrameProps extends FieldCommonProps {
  readonly children: (controlProps: FieldControlProps) => ReactNode;
}

/** A label above a control, with hint and error below, connected to the control for assistive technology. */
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
