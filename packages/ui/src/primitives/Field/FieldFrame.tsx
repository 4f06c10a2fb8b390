import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;

const Label = styled.label`
  ${typography('label')}
`;

const Optional = styled.span`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

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

/** What every field takes. */
export interface FieldCommonProps {
  readonly label: string;
  /** Help that stays: what to type, or why it is asked. */
  readonly hint?: string | undefined;
  /** What is wrong, and how to mend it. */
  readonly error?: string | undefined;
  /** The word "optional", in the language of the page, where the field may be left empty. */
  readonly optionalLabel?: string | undefined;
}

/** What ties a control to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldCommonProps {
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, hint and error below, tied to the control for assistive technology. */
export function FieldFrame({ label, hint, error, optionalLabel, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {optionalLabel && <Optional> ({optionalLabel})</Optional>}
      </Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && (
        <Fault id={errorId} role="alert">
          <Icon name="alert" />
          {error}
        </Fault>
      )}
    </Root>
  );
}
