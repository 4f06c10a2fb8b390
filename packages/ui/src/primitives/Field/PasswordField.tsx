import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { eyeIcon, eyeOffIcon } from '../Icon/controlIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type FieldCommonProps, FieldFrame } from './FieldFrame.tsx';
import { inputStyle } from './inputStyle.ts';
import type { InputProps } from './TextField.tsx';

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${inputStyle}
  padding-inline-end: ${vars.space[12]};
`;

const Reveal = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${vars.space[1]};
  display: grid;
  place-items: center;
  color: ${vars.color.textMuted};
`;

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends FieldCommonProps, Omit<InputProps, 'autoComplete'> {
  /** Tells a password manager whether to fill in or to suggest a password. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A password input that can be shown, pasted and filled in by a password manager.
 *
 * - When: current and new passwords.
 * - When not: codes from an e-mail, which are a `TextField`.
 */
export function PasswordField({
  label,
  hint,
  error,
  optionalLabel,
  required,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      required={required}
    >
      {(controlProps) => (
        <Box>
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...controlProps}
            type={shown ? 'text' : 'password'}
          />
          <Reveal>
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={shown ? eyeOffIcon : eyeIcon}
              onClick={() => setShown(!shown)}
            />
          </Reveal>
        </Box>
      )}
    </FieldFrame>
  );
}
