/** Runs something once the next frame is on the screen; at once where the page is not seen and draws none. */
export function afterFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
