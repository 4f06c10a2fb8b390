// A scanner that acts as a keyboard types the text of a code, and ends it with Enter or Tab.

/**
 * The longest pause between two keys of a scanner, in milliseconds. In a field it separates a scanner from a person. Outside
 * fields people do not type, and the limit is wide: a slow scanner that is cut off in a number would name another member.
 */
const PAUSE_IN_FIELD_MS = 60;
const PAUSE_MS = 500;
/** A shorter burst may be a person's. */
const SHORTEST = 4;
/** Keys that scanners press to type a capital letter. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'CapsLock']);

/** The keys of a burst so far. */
export interface Burst {
  readonly text: string;
  /** When the last key was pressed, in milliseconds. */
  readonly at: number;
}

export const NO_BURST: Burst = { text: '', at: Number.NEGATIVE_INFINITY };

/** A pressed key, as in `KeyboardEvent`. */
export interface PressedKey {
  readonly key: string;
  readonly at: number;
  /** True with Ctrl, Alt or Meta: a shortcut. */
  readonly isShortcut: boolean;
  /** True if the focus is in a field that takes text. */
  readonly isInField: boolean;
}

/** The burst after a key, and the scanned text if the key ends one. */
export function pressKey(
  burst: Burst,
  { key, at, isShortcut, isInField }: PressedKey,
): { readonly burst: Burst; readonly scanned: string | null } {
  if (MODIFIERS.has(key)) return { burst, scanned: null };
  const isFast = at - burst.at <= (isInField ? PAUSE_IN_FIELD_MS : PAUSE_MS);
  if (key === 'Enter' || key === 'Tab') {
    const isScan = isFast && !isShortcut && burst.text.length >= SHORTEST;
    return { burst: NO_BURST, scanned: isScan ? burst.text : null };
  }
  if (isShortcut || [...key].length !== 1) return { burst: NO_BURST, scanned: null };
  return { burst: { text: isFast ? burst.text + key : key, at }, scanned: null };
}
