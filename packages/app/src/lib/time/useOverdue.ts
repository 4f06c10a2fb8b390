import { useEffect, useState } from 'react';

/** Data that take longer than this count as missing, in milliseconds. A function that starts cold takes a few seconds. */
export const DATA_WAIT_MS = 10_000;

/** True while a wait takes longer than `DATA_WAIT_MS`. */
export function useOverdue(isWaiting: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(setOverdue, DATA_WAIT_MS, true);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isWaiting]);
  return isWaiting && isOverdue;
}
