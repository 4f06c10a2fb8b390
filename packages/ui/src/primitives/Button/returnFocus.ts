/**
 * A ref for a button that is removed once its action is done. If the button has the focus then, the focus moves to
 * the nearest ancestor with `tabIndex={-1}`. Without it, the browser returns the focus to the start of the page.
 */
export function returnFocus(button: HTMLButtonElement): () => void {
  const panel = button.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (document.activeElement === button) panel?.focus({ preventScroll: true });
  };
}
