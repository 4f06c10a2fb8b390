import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { choiceBoxStyle, choiceLineStyle, choiceNoteStyle } from '../Field/choiceStyle.ts';
import type { FieldCommonProps } from '../Field/FieldFrame.tsx';
import { FieldsetFrame } from '../Field/FieldsetFrame.tsx';

const Options = styled.div`
  display: grid;

  &[data-direction='row'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${vars.space[6]};
  }
`;

const Line = styled.label`
  ${choiceLineStyle}
`;

const Dot = styled.input`
  ${choiceBoxStyle}
  border-radius: ${vars.radius.pill};

  &::after {
    content: '';
    inline-size: ${vars.space[2]};
    block-size: ${vars.space[2]};
    border-radius: inherit;
    background: ${vars.color.onAccent};
    opacity: 0;
  }

  ${media.forcedColors} {
    &::after {
      background: HighlightText;
    }
  }
`;

const Note = styled.span`
  ${choiceNoteStyle}
`;

/** An option of a `RadioGroup`. */
export interface RadioOption {
  readonly value: string;
  readonly label: string;
  /** An explanation below the label. */
  readonly note?: string;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps
  extends FieldCommonProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'onBlur' | 'onChange'> {
  readonly options: readonly RadioOption[];
  readonly name: string;
  /** The selected value, if the parent controls it. */
  readonly value?: string;
  readonly defaultValue?: string;
  /** `row` for short labels that fit beside each other. The row wraps. */
  readonly direction?: 'column' | 'row';
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A choice of one option, with all options visible. It uses native radio buttons: the arrow keys select.
 *
 * - When: up to five short options.
 * - When not: more options, which are a `Select`, or yes and no, which is a `Checkbox`.
 */
export function RadioGroup({
  label,
  hint,
  error,
  optionalLabel,
  required,
  options,
  value,
  defaultValue,
  direction = 'column',
  disabled,
  ...input
}: RadioGroupProps) {
  const id = useId();
  return (
    <FieldsetFrame
      role="radiogroup"
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      required={required}
      disabled={disabled}
    >
      {(state) => (
        <Options data-direction={direction}>
          {options.map((option) => {
            const noteId = `${id}-${option.value}`;
            const chosen =
              value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value };
            return (
              <Line key={option.value}>
                <Dot
                  {...input}
                  {...chosen}
                  type="radio"
                  value={option.value}
                  data-invalid={state['aria-invalid']}
                  aria-labelledby={`${noteId}-label`}
                  aria-describedby={option.note && noteId}
                />
                <span>
                  <span id={`${noteId}-label`}>{option.label}</span>
                  {option.note && <Note id={noteId}>{option.note}</Note>}
                </span>
              </Line>
            );
          })}
        </Options>
      )}
    </FieldsetFrame>
  );
}
