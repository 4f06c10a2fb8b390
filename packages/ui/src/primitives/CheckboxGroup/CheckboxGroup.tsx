import type { InputHTMLAttributes, Ref } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { FieldCommonProps } from '../Field/FieldFrame.tsx';
import { FieldsetFrame } from '../Field/FieldsetFrame.tsx';
import { Grid } from '../Grid/Grid.tsx';

/** One of the things that can be ticked. */
export interface CheckboxOption {
  readonly value: string;
  readonly label: string;
}

export interface CheckboxGroupProps
  extends FieldCommonProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'onBlur' | 'onChange'> {
  readonly options: readonly CheckboxOption[];
  readonly name: string;
  /** The ticked values, where the owner holds them. */
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  /** The least width of a column, as a CSS length, where short labels stand in as many as fit. */
  readonly columns?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Any of a few, under one heading and with one error. In react-hook-form it registers as one field
 * whose value is a list.
 *
 * - When: several answers to one question are sent with a form.
 * - When not: settings that take effect at once, which are a `Switch` each.
 */
export function CheckboxGroup({
  label,
  hint,
  error,
  optionalLabel,
  options,
  value,
  defaultValue = [],
  disabled,
  columns = '100%',
  ...input
}: CheckboxGroupProps) {
  return (
    <FieldsetFrame
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      disabled={disabled}
    >
      {() => (
        <Grid least={columns} gap={0}>
          {options.map((option) => {
            const ticked = value
              ? { checked: value.includes(option.value) }
              : { defaultChecked: defaultValue.includes(option.value) };
            return <Checkbox key={option.value} {...input} {...ticked} {...option} />;
          })}
        </Grid>
      )}
    </FieldsetFrame>
  );
}
