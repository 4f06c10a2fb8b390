import type { Ref } from 'react';
import { styled } from 'styled-components';
import { type FieldCommonProps, FieldFrame } from '../Field/FieldFrame.tsx';
import { inputStyle } from '../Field/inputStyle.ts';
import type { InputProps } from '../Field/TextField.tsx';

/** A number reads from left to right in every language; it keeps to the side where the others start. */
const Input = styled.input`
  ${inputStyle}

  [dir='rtl'] & {
    text-align: end;
  }
`;

export interface TelephoneFieldProps extends FieldCommonProps, Omit<InputProps, 'inputMode'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A telephone number, with any spacing and with or without a country code; the value is what was
 * typed.
 *
 * - When: any telephone number. What counts as one is for the form's schema to say.
 * - When not: other figures, which are a `TextField` with `inputMode`.
 */
export function TelephoneField({
  label,
  hint,
  error,
  optionalLabel,
  required,
  ...input
}: TelephoneFieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      required={required}
    >
      {(wiring) => (
        <Input autoComplete="tel" {...input} {...wiring} type="tel" inputMode="tel" dir="ltr" />
      )}
    </FieldFrame>
  );
}
