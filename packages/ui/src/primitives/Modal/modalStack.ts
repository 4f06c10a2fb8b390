/** The modal dialogs that are open, the topmost last. Whatever lies outside the topmost one is inert. */
let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  stack = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top; returns how to take it away. */
export function pushModal(dialog: HTMLElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

/** The topmost open modal dialog, or null. */
export function topModal(): HTMLElement | null {
  return stack.at(-1) ?? null;
}

/** Calls back when a modal dialog opens or closes; returns how to stop. */
export function subscribeToModals(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
