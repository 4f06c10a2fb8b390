import { useMemo } from 'react';

/**
 * The same object as before where it says the same: for what is made anew at each drawing and given to a
 * component that is drawn again when it is another. Data alone, as JSON keeps it.
 */
export function useStableValue<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
