/** Runs a function after the next frame is painted. Runs it at once on a hidden page, which paints none. */
export function afterFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
