import { useEffect, useEffectEvent } from 'react';
import { NO_BURST, pressKey } from './keyboardWedge.ts';

/**
 * Calls `onScan` with each text of a scanner that acts as a keyboard, wherever the focus is. Its last key, Enter or Tab,
 * presses no button and moves no focus. If the focus was in a field, the field gets the text that it had before.
 */
export function useKeyboardWedge(onScan: (text: string) => void): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    let burst = NO_BURST;
    let before: string | null = null;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, timeStamp, target } = event;
      const isShortcut = ctrlKey || altKey || metaKey;
      const isInField = isField(target);
      const next = pressKey(burst, { key, at: timeStamp, isShortcut, isInField });
      // The first key of a burst is not in the field yet.
      if (next.burst.text.length === 1) before = isField(target) ? target.value : null;
      burst = next.burst;
      if (next.scanned === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (before !== null && isField(target)) restore(target, before);
      scan(next.scanned);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** React overrides `value` of the element, and notices a change only by the setter of the prototype and an event. */
function restore(field: Field, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
