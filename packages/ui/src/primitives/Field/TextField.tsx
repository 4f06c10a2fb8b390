import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { type FieldCommonProps, FieldFrame } from './FieldFrame.tsx';
import { inputStyle } from './inputStyle.ts';

const Input = styled.input`
  ${inputStyle}
`;

/** The attributes of a native input that form libraries set. */
export type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'disabled'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'placeholder'
  | 'readOnly'
  | 'value'
>;

/** Props of `TextField`. */
export interface TextFieldProps extends FieldCommonProps, InputProps {
  readonly type?: 'text' | 'email';
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * An input for one line of text or an e-mail address.
 *
 * - When: any text of one line.
 * - When not: passwords, which are a `PasswordField`.
 */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  required,
  type = 'text',
  ...input
}: TextFieldProps) {
  const verbatim = type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {};
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      required={required}
    >
      {(controlProps) => <Input {...verbatim} {...input} {...controlProps} type={type} />}
    </FieldFrame>
  );
}
