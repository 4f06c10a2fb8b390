/** Runs a function after the next frame is painted. Runs it at once on a hidden page, which paints none. */
export function afterFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

/**
 * Plays animations in the frame after the next one, so that a tap is painted before anything moves. Those that are
 * cancelled meanwhile stay cancelled.
 */
export function playAfterFrame(...animations: readonly Animation[]): void {
  for (const animation of animations) animation.pause();
  afterFrame(() => {
    for (const animation of animations) if (animation.playState === 'paused') animation.play();
  });
}
