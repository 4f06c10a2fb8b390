/** What has the focus: nothing, a button or a link, a field for text, or the field of a PIN. */
export type Focus = 'page' | 'control' | 'field' | 'pin';

/** A pressed key, as in `KeyboardEvent`. Times are in milliseconds. */
export interface PressedKey {
  readonly key: string;
  /** The place of the key, named as on a US keyboard: the computer's layout does not change it. */
  readonly code: string;
  readonly at: number;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  readonly isCapsLock: boolean;
  /** True if the key is held down. Scanners do not hold keys. */
  readonly isRepeated: boolean;
  readonly focus: Focus;
  /** The text of the field, or null. */
  readonly value: string | null;
  /** True if the next character replaces the whole text of the field, or the field is empty. */
  readonly isFieldFree: boolean;
}

/** How a scanner ends a code. */
export type ScanEnding = 'Enter' | 'Tab' | 'LF';

/** What a key types. */
export type KeyReading =
  | { readonly type: 'character'; readonly byKey: string; readonly byCode: string }
  /** A digit of the number of a character, with Alt held down. */
  | { readonly type: 'altDigit'; readonly digit: string }
  /** The browser does not know the key. */
  | { readonly type: 'unknown' };

export type ReadKey =
  | KeyReading
  | { readonly type: 'ending'; readonly ending: ScanEnding }
  /** No text. */
  | { readonly type: 'other' };

/** Stands for a key without a character of its own in one of the readings. No code contains it. */
export const NO_CHARACTER = '\ufffd';

/** Stands for a key that types no text. No code contains it either. */
export const CONTROL = '\u001a';

/** The places of the keys of a US keyboard besides letters and digits, with their characters without and with Shift. */
const SIGNS: Readonly<Record<string, string>> = {
  Space: '  ',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  NumpadDecimal: '..',
  NumpadSubtract: '--',
};
const SHIFTED_DIGITS = ')!@#$%^&*(';

/** Control characters that end a code, by the key that types them with Ctrl. */
const CONTROL_ENDINGS: Readonly<Record<string, ScanEnding>> = {
  KeyI: 'Tab',
  KeyJ: 'LF',
  KeyM: 'Enter',
};

/** Reads a key that is no modifier. */
export function readKey(key: PressedKey): ReadKey {
  const byCode = toCharacter(key);
  // AltGr is Ctrl with Alt on Windows, and types characters.
  const isAltGr = key.ctrl && key.alt;
  if (!isAltGr && (key.ctrl || key.meta)) {
    const ending = key.ctrl && !key.meta ? CONTROL_ENDINGS[key.code] : undefined;
    return ending ? { type: 'ending', ending } : { type: 'other' };
  }
  if (key.alt && !isAltGr) {
    return /^\d$/.test(byCode) ? { type: 'altDigit', digit: byCode } : { type: 'other' };
  }
  if (key.key === 'Enter') return { type: 'ending', ending: 'Enter' };
  if (key.key === 'Tab') return key.shift ? { type: 'other' } : { type: 'ending', ending: 'Tab' };
  const isCharacter = [...key.key].length === 1;
  if (isCharacter) return { type: 'character', byKey: key.key, byCode: byCode || key.key };
  if (key.key === 'Unidentified' || key.key === 'Process') {
    return byCode === '' ? { type: 'unknown' } : { type: 'character', byKey: NO_CHARACTER, byCode };
  }
  // Accents that wait for a letter, and the number pad without NumLock.
  const hasCharacter = key.key === 'Dead' || (key.code.startsWith('Numpad') && byCode !== '');
  return hasCharacter
    ? { type: 'character', byKey: NO_CHARACTER, byCode: byCode || NO_CHARACTER }
    : { type: 'other' };
}

/** The character of a key on a US keyboard, or ''. */
function toCharacter({ code, shift }: PressedKey): string {
  const place = code.slice(-1);
  if (/^Key[A-Z]$/.test(code)) return shift ? place : place.toLowerCase();
  if (/^Numpad\d$/.test(code)) return place;
  if (/^Digit\d$/.test(code)) return shift ? SHIFTED_DIGITS.charAt(Number(place)) : place;
  return SIGNS[code]?.charAt(shift ? 1 : 0) ?? '';
}

/** The text with capitals in place of small letters, and the reverse. */
export function swapCase(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const capital = letter.toUpperCase();
    return letter === capital ? letter.toLowerCase() : capital;
  });
}
