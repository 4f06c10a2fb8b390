import type { CSSProperties, Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { type FieldCommonProps, FieldFrame } from '../Field/FieldFrame.tsx';
import { inputStyle } from '../Field/inputStyle.ts';

const Control = styled.textarea`
  ${inputStyle}
  padding-block: ${vars.space[3]};
  field-sizing: content;
  min-block-size: calc(var(--rows) * 1lh + 2 * ${vars.space[3]});
  max-block-size: 60dvh;
  resize: vertical;
`;

/** Props of `TextArea`. */
export interface TextAreaProps
  extends FieldCommonProps,
    Pick<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      | 'defaultValue'
      | 'disabled'
      | 'maxLength'
      | 'name'
      | 'onBlur'
      | 'onChange'
      | 'readOnly'
      | 'value'
    > {
  /** The number of visible lines of an empty field. The field grows with the text. */
  readonly rows?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * An input for several lines of text. It grows with the text.
 *
 * - When: an answer in the member's own words.
 * - When not: a single line, which is a `TextField`.
 */
export function TextArea({
  label,
  hint,
  error,
  optionalLabel,
  required,
  rows = 4,
  ...textarea
}: TextAreaProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      required={required}
    >
      {(controlProps) => (
        <Control
          {...textarea}
          {...controlProps}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
        />
      )}
    </FieldFrame>
  );
}
