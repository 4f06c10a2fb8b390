import { vi } from 'vitest';

const CLICKABLE = 'button, summary, input[type=checkbox], input[type=radio], [role=switch]';
const DIALOGS = 'dialog[open], [role=dialog], [role=menu]';
/** A page that does not change during so many idle moments has settled. */
const IDLE_MOMENTS = 3;
const MOST_MOMENTS = 60;
/** The timers of the page stand still but for this, in milliseconds an idle moment. */
const MOMENT_MS = 16;

/** The part of the page that takes input: the last open dialog or menu, else the whole page. */
export function surface(): Element {
  return [...document.querySelectorAll(DIALOGS)].filter(isVisible).at(-1) ?? document.body;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
}

function isEnabled(element: Element): boolean {
  return !element.matches(':disabled, [aria-disabled=true]');
}

/** The links of the surface to pages of the app. */
export function links(): HTMLAnchorElement[] {
  const all = surface().querySelectorAll<HTMLAnchorElement>(
    'a[href^="/"]:not([target], [download])',
  );
  return [...all].filter(isVisible);
}

/** The buttons of the surface, and what else reacts to a press. */
export function buttons(): HTMLElement[] {
  const all = [...surface().querySelectorAll<HTMLElement>(CLICKABLE)];
  return all.filter((each) => isEnabled(each) && (isVisible(each) || isVisible(labelOf(each))));
}

function labelOf(element: Element): Element {
  return element.closest('label') ?? element;
}

/** The name of a control, as a person would say it. */
export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? labelOf(element).textContent;
  return (words ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
}

/** Presses a control as a keyboard does: it has the focus first. */
export function press(element: HTMLElement): void {
  element.focus();
  element.click();
}

/** All that a person can notice of the page. */
export function impression(): string {
  const { body, activeElement } = document;
  const attributes = /(?:checked|aria-[a-z]+|data-state|open|disabled|value)="[^"]*"/g;
  return [
    location.pathname + location.search,
    body.innerText,
    (body.innerHTML.match(attributes) ?? []).join(),
    [...document.querySelectorAll('input')].map(({ value, checked }) => value + checked).join(),
    activeElement?.outerHTML.slice(0, 200),
    window.scrollY,
  ].join('\n');
}

// The timers of the page are fake.
const realTimeout = setTimeout;

/** Resolves after a time, in milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => realTimeout(resolve, ms));

/** Resolves when the page has not changed for some moments. */
export async function settle(): Promise<void> {
  let unchanged = 0;
  const observer = new MutationObserver(() => {
    unchanged = 0;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (let moment = 0; moment < MOST_MOMENTS && unchanged < IDLE_MOMENTS; moment += 1) {
    unchanged += 1;
    await vi.advanceTimersByTimeAsync(MOMENT_MS);
    // After all tasks of React, which renders a new page in many.
    await scheduler.postTask(() => {}, { priority: 'background' });
  }
  observer.disconnect();
}
