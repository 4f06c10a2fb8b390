import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  IDLE,
  type KeyboardInput,
  nextStep,
  pendingWait,
  type Scanned,
} from './keyboardScanner.ts';
import type { Focus, PressedKey } from './readKey.ts';

export interface KeyboardScannerProps {
  /** True while nobody is logged in, or the till is locked. Scans are kept, and delivered when it becomes false. */
  readonly isLocked: boolean;
  readonly onScan: (scanned: Scanned) => void;
}

/**
 * Calls `onScan` with each text of a scanner that acts as a keyboard, wherever the focus is. While keys arrive faster than a
 * person types, none acts on the page. A field gets the text that it had before.
 * @returns whether a scan is kept
 */
export function useKeyboardScanner({ isLocked, onScan }: KeyboardScannerProps): {
  readonly isScanWaiting: boolean;
} {
  const [isScanWaiting, setScanWaiting] = useState(false);
  const keyboard = useRef(IDLE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef<HTMLElement | null>(null);

  const hear = useEffectEvent((input: KeyboardInput, target: EventTarget | null): boolean => {
    // The effect below runs after the page is shown as locked, and a scan can come first.
    const current = isLocked
      ? nextStep(keyboard.current, { type: 'lock', isLocked, at: input.at }).keyboard
      : keyboard.current;
    const next = nextStep(current, input);
    keyboard.current = next.keyboard;
    setScanWaiting(next.keyboard.kept.length > 0);
    if (next.isPress) held.current?.click();
    held.current = next.keyboard.isHeld && target instanceof HTMLElement ? target : null;
    if (next.fieldText !== null && isField(document.activeElement)) {
      setText(document.activeElement, next.fieldText);
    }
    clearTimeout(timer.current);
    const wait = pendingWait(next.keyboard);
    if (wait !== null) timer.current = setTimeout(hearNothing, wait);
    next.scans.forEach(onScan);
    return next.isWithheld;
  });
  const hearNothing = () => {
    hear({ type: 'quiet', at: performance.now() }, null);
  };

  useEffect(() => {
    const withheld = new Set<string>();
    const withhold = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const press = (event: KeyboardEvent) => {
      withheld.delete(event.code);
      if (isLogIn(event.target)) return;
      if (!hear({ type: 'key', ...pressedKey(event) }, event.target)) return;
      withheld.add(event.code);
      withhold(event);
    };
    // Some browsers press a button when Space is released.
    const release = (event: KeyboardEvent) => {
      if (withheld.delete(event.code)) withhold(event);
    };
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('keyup', release, { capture: true });
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('keyup', release, { capture: true });
    };
  }, []);

  useEffect(() => {
    hear({ type: 'lock', isLocked, at: performance.now() }, null);
  }, [isLocked]);
  return { isScanWaiting };
}

function pressedKey(event: KeyboardEvent): PressedKey {
  const { key, code, timeStamp, shiftKey, ctrlKey, altKey, metaKey, repeat, target } = event;
  return {
    key,
    code,
    at: timeStamp,
    shift: shiftKey,
    ctrl: ctrlKey,
    alt: altKey,
    meta: metaKey,
    isCapsLock: event.getModifierState('CapsLock'),
    isRepeated: repeat,
    focus: toFocus(target, key),
    value: isField(target) ? target.value : null,
    isFieldFree: !isField(target) || isFree(target),
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const NO_TEXT: ReadonlySet<string> = new Set(['button', 'checkbox', 'radio', 'reset', 'submit']);

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement;
}

/** Password managers type as fast as scanners, and what they type is not for the page to show. */
function isLogIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || isPin(target)) return false;
  return target.type === 'email' || target.type === 'password';
}

/** The field of a PIN has keys of its own: a phone's keyboard stays closed. */
function isPin(field: Field): boolean {
  return field.inputMode === 'none';
}

function isFree(field: Field): boolean {
  const { value, selectionStart, selectionEnd } = field;
  return value === '' || (selectionStart === 0 && selectionEnd === value.length);
}

/** What the key presses. A button with `data-hold` is pressed by a key that is held down, which no scanner does. */
const PRESSED: Readonly<Record<string, string>> = {
  Enter: 'button:not([data-hold]), a[href], summary, [type="submit"]',
  ' ': 'button:not([data-hold]), summary, [type="submit"], [type="checkbox"], [type="radio"]',
};

function toFocus(target: EventTarget | null, key: string): Focus {
  if (isField(target)) return isPin(target) ? 'pin' : 'field';
  const selector = PRESSED[key];
  return selector && target instanceof Element && target.matches(selector) ? 'control' : 'page';
}

/** React overrides `value` of the element, and notices a change only by the setter of the prototype and an event. */
function setText(field: Field, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
