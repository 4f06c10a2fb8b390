import { type ClipboardEvent, type CSSProperties, type Ref, useId, useState } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import type { FieldCommonProps } from '../Field/FieldFrame.tsx';
import { FieldsetFrame } from '../Field/FieldsetFrame.tsx';
import { inputStyle } from '../Field/inputStyle.ts';
import { type DateParts, isComplete, isoDateOf, pastedDate } from './dateParts.ts';
import { useDateParts } from './useDateParts.ts';

const Parts = styled.div`
  display: flex;
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

export interface DateOfBirthFieldProps extends FieldCommonProps {
  /** The names of the three parts, in the language of the page. */
  readonly partLabels: Readonly<Record<keyof DateParts, string>>;
  /** Said once the three are filled and name no day of the calendar. */
  readonly impossibleLabel: string;
  /** An ISO date, `yyyy-mm-dd`; '' while there is none. */
  readonly value: string;
  /** Called with an ISO date, or with '' while what is typed is no whole date. */
  readonly onChange: (isoDate: string) => void;
  /** Called when the focus leaves the three. */
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
  /** The first of the three, to which a form moves the focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A date as three fields: typed, filled in by the browser, or pasted whole into any of them. Give
 * it to a form by react-hook-form's `Controller`.
 *
 * - When: a date that one knows by heart.
 * - When not: a day that is chosen, for which one wants to see the week.
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
  const [left, setLeft] = useState(false);
  const impossible = left && isComplete(parts) && isoDateOf(parts) === '';

  const paste = (event: ClipboardEvent) => {
    const date = pastedDate(event.clipboardData.getData('text'));
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
          onFocus={() => setLeft(false)}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            setLeft(true);
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
