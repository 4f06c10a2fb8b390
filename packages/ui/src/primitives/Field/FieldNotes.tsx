import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/statusIcons.ts';

const Hint = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

const Fault = styled.p`
  ${typography('small')}
  display: flex;
  gap: ${vars.space[2]};
  color: ${vars.color.dangerText};
`;

/** What a control says about itself to assistive technology. */
export interface ControlState {
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Notes {
  /** The id of the control, from which those of its notes follow. */
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Ties a control to its `FieldNotes`. */
export function describeControl({ id, hint, error, required }: Notes): ControlState {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    // The attribute `required` would make browsers call an empty field invalid before anything is sent.
    'aria-required': required || undefined,
    'aria-describedby': describedBy || undefined,
  };
}

interface FieldNotesProps extends Omit<Notes, 'required'> {
  /** True for an error that appears while the focus is elsewhere. */
  readonly announced?: boolean;
}

/**
 * A control's hint, which stays, and its error. The error is read with the control: a form that is sent moves
 * the focus to the first field with one.
 */
export function FieldNotes({ id, hint, error, announced = false }: FieldNotesProps) {
  return (
    <>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <Fault id={`${id}-error`} role={announced ? 'alert' : undefined}>
          <Icon icon={alertIcon} />
          {error}
        </Fault>
      )}
    </>
  );
}
