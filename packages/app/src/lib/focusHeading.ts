/** Moves the focus to the heading of the page, or to its content if the shell holds the heading. */
export function focusHeading(): void {
  const heading = document.querySelector('main h1') ?? document.querySelector('main');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
