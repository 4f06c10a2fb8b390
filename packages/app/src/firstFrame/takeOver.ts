import { afterFrame } from '../lib/afterFrame.ts';

/**
 * Watches what somebody types into the first frame while the app is on its way.
 * @returns puts it all into the same fields of the app's page, once that has taken the frame's place: the texts,
 *   the focus, and a form that was sent
 */
export function takeOver(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll('input')];
  let focused = fields.find((field) => field === document.activeElement);
  const follow = ({ target }: FocusEvent) => {
    focused = fields.find((field) => field === target);
  };
  root.addEventListener('focusin', follow);

  return () => {
    root.removeEventListener('focusin', follow);
    for (const field of fields) {
      const successor = root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
      if (successor === null) continue;
      if (field.value !== '') successor.value = field.value;
      if (field === focused) successor.focus();
    }
    const wasSent = fields.some(({ form }) => form?.dataset['sent'] !== undefined);
    if (wasSent) afterFrame(() => root.querySelector('form')?.requestSubmit());
  };
}
