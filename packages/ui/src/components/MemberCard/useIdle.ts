import { startTransition, useEffect, useState } from 'react';

/** The longest wait, in milliseconds, on a device that is never idle. */
const LATEST_MS = 3_000;

/**
 * False until the browser is idle after the first render, and nothing moves. Use it to draw in advance what a tap shows,
 * so that the first frame after the tap is cheap.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const draw = () => void movementsEnd().then(() => startTransition(() => setIsIdle(true)));
    // Safari lacks it, unlike the types.
    if (window.requestIdleCallback) window.requestIdleCallback(draw, { timeout: LATEST_MS });
    else setTimeout(draw);
  }, []);
  return isIdle;
}

/** Resolves when the running animations have ended, such as the deal of a card. That of a skeleton never ends. */
async function movementsEnd(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
