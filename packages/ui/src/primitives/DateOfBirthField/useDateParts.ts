import { useState } from 'react';
import { type DateParts, toDateParts, toIsoDate } from './dateParts.ts';

/**
 * Holds the typed parts, because the parent knows an unfinished date only as ''. A value that did not come from
 * typing, such as a form's reset, replaces the typed parts.
 */
export function useDateParts(value: string, onChange: (isoDate: string) => void) {
  const [parts, setParts] = useState(() => toDateParts(value));
  const [known, setKnown] = useState(value);

  if (value !== known) {
    setKnown(value);
    setParts(toDateParts(value));
  }

  const change = (next: DateParts) => {
    const isoDate = toIsoDate(next);
    setParts(next);
    setKnown(isoDate);
    onChange(isoDate);
  };
  return [parts, change] as const;
}
