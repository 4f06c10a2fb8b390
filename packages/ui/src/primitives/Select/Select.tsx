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

/** One of the things that can be chosen. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps
  extends FieldCommonProps,
    Pick<
      SelectHTMLAttributes<HTMLSelectElement>,
      'autoComplete' | 'defaultValue' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'value'
    > {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is ''. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/**
 * One of many, on the browser's own `<select>`: a phone shows it in its own way, and typing finds
 * an option.
 *
 * - When: there are more than about five options.
 * - When not: up to five short options, which a `RadioGroup` shows all at once.
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
      {(wiring) => (
        <Box>
          <Control {...select} {...wiring}>
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
