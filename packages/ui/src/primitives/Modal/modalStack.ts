/** The open modal dialogs, the topmost last. Content outside the topmost one is inert. */
let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  stack = next;
  for (const listener of listeners) listener();
}

/** Adds a dialog on top. Returns a function that removes it. */
export function pushModal(dialog: HTMLElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

/** Returns the topmost open modal dialog, or null. */
export function topModal(): HTMLElement | null {
  return stack.at(-1) ?? null;
}

/** Calls `onChange` when a modal dialog opens or closes. Returns a function that unsubscribes. */
export function subscribeToModals(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
