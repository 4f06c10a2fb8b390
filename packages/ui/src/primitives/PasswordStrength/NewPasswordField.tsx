import { type ChangeEvent, useState } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { PasswordField, type PasswordFieldProps } from '../Field/PasswordField.tsx';
import { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength.tsx';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[3]};
`;

/** Props of `NewPasswordField`. */
export interface NewPasswordFieldProps
  extends Omit<PasswordFieldProps, 'autoComplete' | 'value' | 'defaultValue'> {
  /** The texts of the strength indicator, and data about the member that weakens a password. */
  readonly strength: Omit<PasswordStrengthProps, 'password'>;
}

/**
 * A `PasswordField` with a strength indicator.
 *
 * - When: the member chooses a password.
 * - When not: logging in, which is a `PasswordField`.
 */
export function NewPasswordField({ strength, onChange, ...field }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setPassword(event.target.value);
    onChange?.(event);
  };
  return (
    <Root>
      <PasswordField {...field} autoComplete="new-password" onChange={change} />
      <PasswordStrength {...strength} password={password} />
    </Root>
  );
}
