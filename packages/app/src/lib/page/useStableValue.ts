import { useMemo } from 'react';

/**
 * Returns the previous object if the new one is deeply equal, so that a memoised component does not render again.
 * The value must be JSON data.
 */
export function useStableValue<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
