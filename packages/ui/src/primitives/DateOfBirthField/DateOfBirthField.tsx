import { type ClipboardEvent, type CSSProperties, type Ref, useId, useState } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import type { FieldCommonProps } from '../Field/FieldFrame.tsx';
import { FieldsetFrame } from '../Field/FieldsetFrame.tsx';
import { inputStyle } from '../Field/inputStyle.ts';
import { type DateParts, isComplete, parsePastedDate, toIsoDate } from './dateParts.ts';
import { useDateParts } from './useDateParts.ts';

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
`;

const Part = styled.div`
  display: grid;
  gap: ${vars.space[1]};
`;

const PartLabel = styled.label`
  ${typography('small')}
`;

const Input = styled.input`
  ${inputStyle}
  inline-size: calc(var(--digits) * 1ch + 2 * ${vars.space[4]} + ${vars.space[2]});
  font-variant-numeric: tabular-nums;
`;

const PARTS = [
  { part: 'day', digits: 2, autoComplete: 'bday-day' },
  { part: 'month', digits: 2, autoComplete: 'bday-month' },
  { part: 'year', digits: 4, autoComplete: 'bday-year' },
] as const;

/** Props of `DateOfBirthField`. */
export interface DateOfBirthFieldProps extends FieldCommonProps {
  /** The labels of the three inputs, in the page's language. */
  readonly partLabels: Readonly<Record<keyof DateParts, string>>;
  /**
   * The error for a date that does not exist. It appears when all three inputs are filled and the focus leaves
   * them.
   */
  readonly impossibleLabel: string;
  /** An ISO date, `yyyy-mm-dd`, or '' for no date. */
  readonly value: string;
  /** Called with an ISO date, or with '' while the input is not a complete date. */
  readonly onChange: (isoDate: string) => void;
  /** Called when the focus leaves all three inputs. */
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
  /** The first of the three inputs, for a form that moves the focus to its first error. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A date as three inputs. The member can type it, let the browser fill it in, or paste a whole date into any of
 * them. In react-hook-form, use it with `Controller`.
 *
 * - When: a date that the member knows by heart.
 * - When not: a date that the member chooses from a calendar.
 */
export function DateOfBirthField({
  label,
  hint,
  error,
  optionalLabel,
  required,
  partLabels,
  impossibleLabel,
  value,
  onChange,
  onBlur,
  disabled,
  ref,
}: DateOfBirthFieldProps) {
  const id = useId();
  const [parts, change] = useDateParts(value, onChange);
  const [blurred, setBlurred] = useState(false);
  const impossible = blurred && isComplete(parts) && toIsoDate(parts) === '';

  const paste = (event: ClipboardEvent) => {
    const date = parsePastedDate(event.clipboardData.getData('text'));
    if (!date) return;
    event.preventDefault();
    change(date);
  };

  return (
    <FieldsetFrame
      label={label}
      hint={hint}
      error={impossible ? impossibleLabel : error}
      optionalLabel={optionalLabel}
      required={required}
      disabled={disabled}
      announced={impossible}
      errorOn="control"
    >
      {({ 'aria-describedby': errorId, ...state }) => (
        <Parts
          onFocus={() => setBlurred(false)}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            setBlurred(true);
            onBlur?.();
          }}
        >
          {PARTS.map(({ part, digits, autoComplete }) => (
            <Part key={part}>
              <PartLabel htmlFor={`${id}-${part}`}>{partLabels[part]}</PartLabel>
              <Input
                {...state}
                aria-describedby={part === 'day' ? errorId : undefined}
                ref={part === 'day' ? ref : undefined}
                id={`${id}-${part}`}
                inputMode="numeric"
                autoComplete={autoComplete}
                maxLength={digits}
                style={{ '--digits': digits } as CSSProperties}
                value={parts[part]}
                onChange={(event) => change({ ...parts, [part]: event.target.value.trim() })}
                onPaste={paste}
              />
            </Part>
          ))}
        </Parts>
      )}
    </FieldsetFrame>
  );
}
