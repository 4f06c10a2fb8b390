import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/statusIcons.ts';

const Hint = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

const ErrorText = styled.p`
  ${typography('small')}
  display: flex;
  gap: ${vars.space[2]};
  color: ${vars.color.dangerText};
`;

/** The ARIA attributes of a control. */
export interface ControlState {
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Notes {
  /** The id of the control. The ids of the hint and the error derive from it. */
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Returns the ARIA attributes that connect a control to its `FieldNotes`. */
export function describeControl({ id, hint, error, required }: Notes): ControlState {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    // With the attribute `required`, browsers mark an empty field as invalid before submission.
    'aria-required': required || undefined,
    'aria-describedby': describedBy || undefined,
  };
}

interface FieldNotesProps extends Omit<Notes, 'required'> {
  /** True for an error that can appear while the focus is elsewhere. */
  readonly announced?: boolean;
}

/**
 * The hint and the error of a control. The error is the control's description and is not announced: on submission,
 * a form moves the focus to its first field with an error.
 */
export function FieldNotes({ id, hint, error, announced = false }: FieldNotesProps) {
  return (
    <>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <ErrorText id={`${id}-error`} role={announced ? 'alert' : undefined}>
          <Icon icon={alertIcon} />
          <span>{error}</span>
        </ErrorText>
      )}
    </>
  );
}
