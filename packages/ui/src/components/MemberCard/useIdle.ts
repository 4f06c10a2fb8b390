import { startTransition, useEffect, useState } from 'react';

/**
 * False until the browser is idle after the first render. Use it to draw in advance what a tap shows, so that the first
 * frame after the tap is cheap.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari lacks it, unlike the types.
    const whenIdle: (run: () => void) => unknown = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => startTransition(() => setIsIdle(true)));
  }, []);
  return isIdle;
}
