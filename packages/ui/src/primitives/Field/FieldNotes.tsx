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
  readonly 'aria-describedby': string | undefined;
}

interface Notes {
  /** The id of the control, from which those of its notes follow. */
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Ties a control to its `FieldNotes`. */
export function describeControl({ id, hint, error }: Notes): ControlState {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

/** A control's hint, which stays, and its error, which is announced as it appears. */
export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <Fault id={`${id}-error`} role="alert">
          <Icon icon={alertIcon} />
          {error}
        </Fault>
      )}
    </>
  );
}
