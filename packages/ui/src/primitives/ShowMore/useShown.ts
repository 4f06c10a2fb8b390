import { useState } from 'react';

/** How many of `total` things show: `step` at first, and `step` more for each call of the second. */
export function useShown(total: number, step: number): readonly [number, () => void] {
  const [wanted, setWanted] = useState(step);
  return [Math.min(wanted, total), () => setWanted((count) => count + step)];
}
