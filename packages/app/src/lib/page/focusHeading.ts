/**
 * Moves the focus to the heading of a part of the page. Without one, to the heading of the page, or to its content if
 * the shell holds the heading.
 */
export function focusHeading(part?: Element | null): void {
  const heading =
    part?.querySelector('h1, h2, h3') ??
    document.querySelector('main h1') ??
    document.querySelector('main');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
