/** What somebody did in the first frame before the app answered. The script in index.html collects it. */
export interface EarlyInput {
  /** Fields that were changed, with their text, or whether they are ticked. */
  readonly fields: ReadonlyMap<Field, string | boolean>;
  /** The form that was sent, once for any number of presses. Its button shows that it is busy. */
  readonly press: { readonly form: HTMLFormElement; readonly button: HTMLElement | null } | null;
  /** Gives the button its own label back, which hydration expects. */
  readonly restoreLabel: () => void;
  /** Stops collecting. */
  readonly stop: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Makes the frame what the build rendered, but for what was typed: the app hydrates it next. */
export function prepareHydration(): void {
  window.earlyInput?.restoreLabel();
}

/**
 * Tells the page's form, which has just been hydrated over the frame, what was typed into it, then sends it
 * where somebody has pressed the button or Enter. React renders between two fields, since one may depend on
 * the other; nobody can type in between, since all of it happens in microtasks.
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

/** Gives a field its value with the events of somebody who enters it. */
function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    // React hears of a click alone, and of one that changes something.
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.value !== value || field.selectionStart !== null) {
    // A field that cannot say where its caret is, such as one for an e-mail address, keeps text that it has.
    const { selectionStart, selectionEnd, selectionDirection } = field;
    setNatively(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    }
  }
}

/** Past React, which takes a value that was set through the field itself for one that it knows. */
function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
