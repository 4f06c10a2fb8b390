/** The input into the first frame before hydration. The script in index.html collects it. */
export interface EarlyInput {
  /** The changed fields with their text or their checked state. */
  readonly fields: ReadonlyMap<Field, string | boolean>;
  /** The submitted form and its busy button; null if the user submitted none. */
  readonly press: { readonly form: HTMLFormElement; readonly button: HTMLElement | null } | null;
  /** Restores the button's label, which hydration expects. */
  readonly restoreLabel: () => void;
  /** Removes the event listeners. */
  readonly stop: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Restores the markup that the build rendered, before the app hydrates it. Typed text stays. */
export function prepareHydration(): void {
  window.earlyInput?.restoreLabel();
}

/**
 * Replays early input on the hydrated form, and submits the form if the user has submitted it. React renders between two
 * fields, because one may depend on another. Everything runs in microtasks, so the user cannot type in between.
 */
export async function carryOverEarlyInput(): Promise<void> {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  for (const [field, value] of early.fields) {
    if (field.isConnected) enter(field, value);
    await null;
  }
  delete window.earlyInput;
  if (!early.press?.form.isConnected) return;
  early.press.button?.removeAttribute('aria-busy');
  early.press.form.requestSubmit();
}

/** Sets a field and dispatches the events of a user's input. */
function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    // React handles only a click that changes the state.
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.value !== value || field.selectionStart !== null) {
    // A field that does not report its caret, such as an e-mail field, keeps text that is already correct.
    const { selectionStart, selectionEnd, selectionDirection } = field;
    setNatively(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    }
  }
}

/** Uses the prototype's setter, because React ignores a value that was set through its own setter. */
function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
