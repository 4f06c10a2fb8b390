import type { InputHTMLAttributes, Ref } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { FieldCommonProps } from '../Field/FieldFrame.tsx';
import { FieldsetFrame } from '../Field/FieldsetFrame.tsx';
import { Grid } from '../Grid/Grid.tsx';

/** An option of a `CheckboxGroup`. */
export interface CheckboxOption {
  readonly value: string;
  readonly label: string;
}

/** Props of `CheckboxGroup`. */
export interface CheckboxGroupProps
  extends FieldCommonProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'onBlur' | 'onChange'> {
  readonly options: readonly CheckboxOption[];
  readonly name: string;
  /** The ticked values, if the parent controls them. */
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  /**
   * The minimum width of a column, as a CSS length. Set it for short labels, which then form as many columns as
   * fit.
   */
  readonly columns?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Several checkboxes with one label and one error. In react-hook-form, it registers as one field with a list of
 * values.
 *
 * - When: a question with several answers, submitted with a form.
 * - When not: settings that apply at once, which are a `Switch` each.
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
