import { useState } from 'react';

/** Returns how many of `total` items to show, and a function that shows `step` more. Initially, `step` items show. */
export function useShown(total: number, step: number): readonly [number, () => void] {
  const [wanted, setWanted] = useState(step);
  return [Math.min(wanted, total), () => setWanted((count) => count + step)];
}
