import type { Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { type FieldCommonProps, FieldFrame } from '../Field/FieldFrame.tsx';
import { inputStyle } from '../Field/inputStyle.ts';
import { chevronDownIcon } from '../Icon/controlIcons.ts';
import { Icon } from '../Icon/Icon.tsx';

const Box = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${vars.space[4]};
    margin-block: auto;
    color: ${vars.color.textMuted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${inputStyle}
  appearance: none;
  padding-inline-end: ${vars.space[12]};
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background: ${vars.color.raised};
    color: ${vars.color.text};
  }
`;

/** An option of a `Select`. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Props of `Select`. */
export interface SelectProps
  extends FieldCommonProps,
    Pick<
      SelectHTMLAttributes<HTMLSelectElement>,
      'autoComplete' | 'defaultValue' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'value'
    > {
  readonly options: readonly SelectOption[];
  /** Shown while no option is selected. Its value is ''. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/**
 * A choice of one option from a list. It uses a native `<select>`: phones show their own picker, and typing finds
 * an option.
 *
 * - When: more than about five options.
 * - When not: up to five short options, which are a `RadioGroup`.
 */
export function Select({
  label,
  hint,
  error,
  optionalLabel,
  required,
  options,
  placeholder,
  ...select
}: SelectProps) {
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
          <Control {...select} {...controlProps}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </Control>
          <Icon icon={chevronDownIcon} />
        </Box>
      )}
    </FieldFrame>
  );
}
