// Types as scanners do: the keys that a browser reports, with the layouts of scanner and computer.

import type { Focus, PressedKey } from '../scan/readKey.ts';

/** The characters of keys that differ from a US keyboard, without and with Shift. An accent that waits is `Dead`. */
type Layout = Readonly<Record<string, readonly [string, string]>>;

const digits = (plain: string, shifted: string): Layout =>
  Object.fromEntries([...plain].map((digit, at) => [`Digit${at}`, [digit, shifted.charAt(at)]]));

const letters = (pairs: string): Layout =>
  Object.fromEntries(
    pairs
      .split(' ')
      .map(([code = '', small = '']) => [`Key${code.toUpperCase()}`, [small, small.toUpperCase()]]),
  );

const us: Layout = {
  ...letters([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter + letter).join(' ')),
  ...digits('0123456789', ')!@#$%^&*('),
  Space: [' ', ' '],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Backquote: ['`', '~'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

const qwertz = letters('yz zy');

export const LAYOUTS = {
  us,
  german: {
    ...us,
    ...qwertz,
    ...digits('0123456789', '=!"§$%&/()'),
    Minus: ['ß', '?'],
    Equal: ['Dead', 'Dead'],
    BracketLeft: ['ü', 'Ü'],
    BracketRight: ['+', '*'],
    Backslash: ['#', "'"],
    Semicolon: ['ö', 'Ö'],
    Quote: ['ä', 'Ä'],
    Backquote: ['Dead', '°'],
    Comma: [',', ';'],
    Period: ['.', ':'],
    Slash: ['-', '_'],
  },
  french: {
    ...us,
    ...letters('aq qa wz zw'),
    ...digits('à&é"\'(-è_ç', '0123456789'),
    KeyM: [',', '?'],
    Semicolon: ['m', 'M'],
    Comma: [';', '.'],
    Period: [':', '/'],
    Slash: ['!', '§'],
    Minus: [')', '°'],
    Quote: ['ù', '%'],
    BracketLeft: ['Dead', 'Dead'],
    BracketRight: ['$', '£'],
  },
  russian: {
    ...us,
    ...letters('aф bи cс dв eу fа gп hр iш jо kл lд mь nт oщ pз qй rк sы tе uг vм wц xч yн zя'),
    Period: ['ю', 'Ю'],
  },
} satisfies Readonly<Record<string, Layout>>;

type LayoutName = keyof typeof LAYOUTS;

/** A key with the time since the one before, in milliseconds. */
export type TimedKey = Partial<PressedKey> & { readonly key: string; readonly after: number };

interface Typing {
  /** Milliseconds between two keys. */
  readonly gap?: number;
  /** The keyboard that the scanner imitates, and that of the computer. */
  readonly scanner?: LayoutName;
  readonly computer?: LayoutName;
  /** Exchanges the letters' case, as computers do. */
  readonly isCapsLock?: boolean;
  /** False if the computer does not say so. */
  readonly tellsCapsLock?: boolean;
}

/** The keys of a text. */
export function typed(
  text: string,
  {
    gap = 8,
    scanner = 'us',
    computer = 'us',
    isCapsLock = false,
    tellsCapsLock = true,
  }: Typing = {},
): TimedKey[] {
  return [...text].flatMap((character) => {
    const found = Object.entries(LAYOUTS[scanner]).find(([, keys]) => keys.includes(character));
    if (found === undefined) throw new Error(`A ${scanner} keyboard has no ${character}.`);
    const [code, plain] = found;
    const shift = plain[0] !== character;
    const understood = (LAYOUTS[computer] as Layout)[code]?.[shift ? 1 : 0] ?? character;
    const key = isCapsLock ? exchanged(understood) : understood;
    const pressed = { key, code, shift, isCapsLock: isCapsLock && tellsCapsLock, after: gap };
    return shift ? [{ key: 'Shift', code: 'ShiftLeft', after: 0 }, pressed] : [pressed];
  });
}

function exchanged(key: string): string {
  if ([...key].length > 1) return key;
  return key === key.toUpperCase() ? key.toLowerCase() : key.toUpperCase();
}

/** Keys without Shift, by name, as a report lists them. */
export const named = (keys: readonly string[], gap = 8, code = ''): TimedKey[] =>
  keys.map((key) => ({ key, code, after: gap }));

/** Keys of the number pad. */
export const onNumberPad = (numbers: string, withNumLock = true): TimedKey[] =>
  [...numbers].map((digit) => ({
    key: withNumLock ? digit : (WITHOUT_NUM_LOCK[Number(digit)] ?? ''),
    code: `Numpad${digit}`,
    after: 8,
  }));

const WITHOUT_NUM_LOCK = [
  'Insert',
  'End',
  'ArrowDown',
  'PageDown',
  'ArrowLeft',
  'Clear',
  'ArrowRight',
  'Home',
  'ArrowUp',
  'PageUp',
];

/** Each character as its number on the number pad, with Alt held down. */
export const withAlt = (codes: readonly string[]): TimedKey[] =>
  codes.flatMap((digits) => [
    { key: 'Alt', code: 'AltLeft', after: 4 },
    ...[...digits].map((key) => ({ key, code: `Numpad${key}`, alt: true, after: 4 })),
  ]);

export const ENTER: TimedKey = { key: 'Enter', code: 'Enter', after: 8 };
export const TAB: TimedKey = { key: 'Tab', code: 'Tab', after: 8 };
export const LINE_FEED: TimedKey = { key: 'j', code: 'KeyJ', ctrl: true, after: 8 };
export const ctrl = (letter: string): TimedKey => ({
  key: letter,
  code: `Key${letter.toUpperCase()}`,
  ctrl: true,
  after: 8,
});

/** The same keys, the one at `place` after a pause. */
export const withPause = (keys: readonly TimedKey[], place: number, after: number): TimedKey[] =>
  keys.map((key, at) => (at === place ? { ...key, after } : key));

/** The keys with the times of a browser, beginning at `begin`. */
export function pressedKeys(
  keys: readonly TimedKey[],
  focus: Focus = 'page',
  begin = 10_000,
): PressedKey[] {
  let at = begin;
  let value = '';
  return keys.map(({ after, ...key }) => {
    at += after;
    const isInField = focus === 'field' || focus === 'pin';
    const pressed = {
      code: '',
      shift: false,
      ctrl: false,
      alt: false,
      meta: false,
      isCapsLock: false,
      isRepeated: false,
      focus,
      value: isInField ? value : null,
      isFieldFree: !isInField || value === '',
      ...key,
      at,
    };
    if ([...key.key].length === 1) value += key.key;
    return pressed;
  });
}
