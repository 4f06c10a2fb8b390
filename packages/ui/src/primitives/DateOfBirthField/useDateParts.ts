import { useState } from 'react';
import { type DateParts, isoDateOf, partsOf } from './dateParts.ts';

/**
 * Keeps what is typed while the owner holds the date, since an unfinished date is '' to the owner. A
 * value that did not come from typing, such as a form's reset, replaces what was typed.
 */
export function useDateParts(value: string, onChange: (isoDate: string) => void) {
  const [parts, setParts] = useState(() => partsOf(value));
  const [known, setKnown] = useState(value);

  if (value !== known) {
    setKnown(value);
    setParts(partsOf(value));
  }

  const change = (next: DateParts) => {
    const isoDate = isoDateOf(next);
    setParts(next);
    setKnown(isoDate);
    onChange(isoDate);
  };
  return [parts, change] as const;
}
