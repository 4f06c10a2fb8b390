import type { Ref } from 'react';
import { styled } from 'styled-components';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
import { type FieldCommonProps, FieldFrame } from '../Field/FieldFrame.tsx';
import { inputStyle } from '../Field/inputStyle.ts';
import type { InputProps } from '../Field/TextField.tsx';

/** A telephone number is left-to-right in every language, but aligns with the other inputs. */
const Input = styled.input`
  ${inputStyle}

${alignedTo('start')}
`;

/** Props of `TelephoneField`. */
export interface TelephoneFieldProps extends FieldCommonProps, Omit<InputProps, 'inputMode'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * An input for a telephone number, with any spacing and with or without a country code. The value is the typed
 * text.
 *
 * - When: any telephone number. The form's schema validates it.
 * - When not: other numbers, which are a `TextField` with `inputMode`.
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
      {(controlProps) => (
        <Input
          autoComplete="tel"
          {...input}
          {...controlProps}
          type="tel"
          inputMode="tel"
          dir="ltr"
        />
      )}
    </FieldFrame>
  );
}
