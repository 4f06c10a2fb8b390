// A scanner that acts as a keyboard types the text of a code, and most end it with Enter or Tab. This machine reads its keys
// and separates them from a person's. `testing/recordedScans.ts` lists what scanners send.

import {
  CONTROL,
  type KeyReading,
  NO_CHARACTER,
  type PressedKey,
  readKey,
  type ScanEnding,
  swapCase,
} from './readKey.ts';

/** People type slower, in milliseconds between two keys, on average of some. */
const FAST_MS = 60;
/** The longest pause between two keys of a code. */
const PAUSE_MS = 500;
/** What arrives this long after the last key of a code without an end belongs to that code. */
const REST_MS = 2_000;
/** A shorter text in a field is typed by a person. */
const SHORTEST = 4;
/** People do not type this much at the speed of a scanner, so that it is a code also without an end. */
const CERTAIN = 20;
/** From this key on, the keys of a scanner do not reach the field of a PIN. */
const FIRST_WITHHELD = 3;
/** A till that is locked keeps its last scans this long: a guest who shows a code waits no longer than for the PIN. */
const KEPT_MS = 120_000;
/** A voucher and a card. */
const MOST_KEPT = 2;

export type KeyboardInput =
  | ({ readonly type: 'key' } & PressedKey)
  /** Time has passed: see `pendingWait`. */
  | { readonly type: 'quiet'; readonly at: number }
  | { readonly type: 'lock'; readonly isLocked: boolean; readonly at: number };

/** Why a code was not read as a whole. */
export type ScanFault =
  /** The scanner paused within it. */
  | 'pause'
  /** No key ended it: a scanner without an ending, or one that pauses. */
  | 'no-ending'
  /** It was typed behind other text. */
  | 'in-field'
  /** The browser does not know the keys. */
  | 'unidentified';

/** What a scanner typed. */
export interface Scanned {
  /**
   * The texts that the keys can mean, the most likely first: by the layout of the computer, by the places of the keys, and
   * with the case exchanged. Only a signature or another code can decide between them.
   */
  readonly readings: readonly string[];
  readonly fault: ScanFault | null;
  readonly ending: ScanEnding | null;
  /** The average time between two keys, and the longest. */
  readonly pace: number;
  readonly longestPause: number;
  readonly isCapsLock: boolean;
}

/** The keys that were pressed without a pause so far. */
interface Run {
  readonly byKey: string;
  readonly byCode: string;
  readonly count: number;
  /** The keys that the browser does not know. */
  readonly unknown: number;
  /** The digits of a character that is typed with Alt. */
  readonly altDigits: string;
  readonly begunAt: number;
  readonly longestPause: number;
  readonly isCapsLock: boolean;
  /** The text of the field before, or null. */
  readonly before: string | null;
  /** True if it began behind other text of a field. */
  readonly isBehindText: boolean;
}

/**
 * The keyboard of a till: `idle`, in a `burst` of keys outside fields, in a `field`, or `locked`, where scans are kept until
 * the till opens.
 */
export interface Keyboard {
  readonly state: 'idle' | 'burst' | 'field' | 'locked';
  readonly run: Run | null;
  /** When the last key was pressed. */
  readonly at: number;
  /** Until then, keys are the rest of a code without an end. */
  readonly restUntil: number;
  /** True if a key that presses a button waits for the next one: a person presses a single key. */
  readonly isHeld: boolean;
  readonly kept: readonly { readonly scanned: Scanned; readonly at: number }[];
}

export const IDLE: Keyboard = {
  state: 'idle',
  run: null,
  at: Number.NEGATIVE_INFINITY,
  restUntil: Number.NEGATIVE_INFINITY,
  isHeld: false,
  kept: [],
};

/** The keyboard after an input, and what the page does. */
export interface Step {
  readonly keyboard: Keyboard;
  readonly scans: readonly Scanned[];
  /** True if the key must not act on the page: it is a scanner's, or waits. */
  readonly isWithheld: boolean;
  /** True if the key that waited presses its button now. */
  readonly isPress: boolean;
  /** The text that the field gets in place of what the scanner typed, or null. */
  readonly fieldText: string | null;
}

/** After how many milliseconds without a key the keyboard needs a `quiet`, or null. */
export function pendingWait({ isHeld, run, kept }: Keyboard): number | null {
  if (isHeld) return FAST_MS + 1;
  if (run !== null) return PAUSE_MS + 1;
  return kept.length > 0 ? KEPT_MS + 1 : null;
}

/** The next step of the keyboard. */
export function nextStep(keyboard: Keyboard, input: KeyboardInput): Step {
  switch (input.type) {
    case 'lock':
      return input.isLocked ? step(locked(keyboard)) : unlock(keyboard, input.at);
    case 'quiet':
      return quiet(withFreshScans(keyboard, input.at), input.at);
    case 'key': {
      // A timer can be late: the time of the key counts.
      const before = quiet(withFreshScans(keyboard, input.at), input.at);
      const after = press(before.keyboard, input);
      return {
        ...after,
        scans: [...before.scans, ...after.scans],
        isPress: before.isPress,
        fieldText: after.fieldText ?? before.fieldText,
      };
    }
  }
}

function step(keyboard: Keyboard, effects: Partial<Omit<Step, 'keyboard'>> = {}): Step {
  return { scans: [], isWithheld: false, isPress: false, fieldText: null, ...effects, keyboard };
}

function locked(keyboard: Keyboard): Keyboard {
  return keyboard.state === 'locked' ? keyboard : { ...IDLE, state: 'locked' };
}

function unlock(keyboard: Keyboard, now: number): Step {
  if (keyboard.state !== 'locked') return step(keyboard);
  const { kept } = withFreshScans(keyboard, now);
  return step(IDLE, { scans: kept.map(({ scanned }) => scanned) });
}

function withFreshScans(keyboard: Keyboard, now: number): Keyboard {
  const kept = keyboard.kept.filter(({ at }) => now - at <= KEPT_MS);
  return kept.length === keyboard.kept.length ? keyboard : { ...keyboard, kept };
}

function quiet(keyboard: Keyboard, now: number): Step {
  const { run, at, isHeld } = keyboard;
  const pause = now - at;
  if (isHeld && pause > FAST_MS) {
    return step({ ...withoutRun(keyboard), isHeld: false }, { isPress: true });
  }
  if (run === null || pause <= PAUSE_MS) return step(keyboard);
  const text = withAltCharacter(run);
  const isInField = run.before !== null;
  const isCode = isInField
    ? text.count >= CERTAIN && typingPace(text, at, text.count - 1) <= FAST_MS
    : text.count >= SHORTEST;
  // A person presses Space to scroll.
  const hasRest = !isInField && text.byKey.trim() !== '';
  const ended = { ...withoutRun(keyboard), restUntil: hasRest ? at + REST_MS : at };
  if (!isCode) return step(ended);
  const last = { at, ending: null, fault: 'no-ending', value: run.before } as const;
  return { ...finish(ended, text, last), isWithheld: false };
}

/** Keys that scanners press to type another one. */
const MODIFIERS: ReadonlySet<string> = new Set([
  'Shift',
  'CapsLock',
  'Control',
  'AltGraph',
  'Meta',
  'NumLock',
]);

function press(keyboard: Keyboard, key: PressedKey): Step {
  const { run } = keyboard;
  if (MODIFIERS.has(key.key) || key.isRepeated) return step(keyboard);
  if (key.key === 'Alt') return step(run ? { ...keyboard, run: withAltCharacter(run) } : keyboard);
  const isFast = key.at - keyboard.at <= FAST_MS;
  const heard = { ...keyboard, at: key.at, isHeld: false };
  const read = readKey(key);
  if (read.type === 'ending') return end(heard, key, { ending: read.ending, isFast });
  if (read.type === 'other') return pressOther(heard, key, isFast);
  return type(heard, key, { read, isFast, pause: key.at - keyboard.at });
}

/** A key that types something. */
function type(
  keyboard: Keyboard,
  key: PressedKey,
  {
    read,
    isFast,
    pause,
  }: { readonly read: KeyReading; readonly isFast: boolean; readonly pause: number },
): Step {
  const run = keyboard.run === null ? begin(key) : keyboard.run;
  const longestPause = keyboard.run === null ? 0 : Math.max(run.longestPause, pause);
  const typed = withKey(
    { ...run, longestPause, isCapsLock: run.isCapsLock || key.isCapsLock },
    read,
  );
  const isInField = typed.before !== null;
  const state = isInField ? 'field' : 'burst';
  const isSpace = key.key === ' ' && key.focus === 'control';
  const next: Keyboard = {
    ...keyboard,
    run: typed,
    state: keyboard.state === 'locked' ? 'locked' : state,
    isHeld: isSpace && keyboard.run === null && !isFast,
  };
  const isScanner =
    key.focus === 'pin' &&
    typed.count >= FIRST_WITHHELD &&
    typingPace(typed, key.at, typed.count - 1) <= FAST_MS;
  return step(next, { isWithheld: isSpace || isScanner || (!isInField && isFast) });
}

function begin({ at, value, isFieldFree }: PressedKey): Run {
  return {
    byKey: '',
    byCode: '',
    count: 0,
    unknown: 0,
    altDigits: '',
    begunAt: at,
    longestPause: 0,
    isCapsLock: false,
    before: value,
    isBehindText: !isFieldFree,
  };
}

function withKey(run: Run, read: KeyReading): Run {
  if (read.type === 'altDigit') return { ...run, altDigits: run.altDigits + read.digit };
  const { byKey, byCode, count, unknown } = withAltCharacter(run);
  const next = { ...run, altDigits: '', count: count + 1 };
  if (read.type === 'unknown') return { ...next, byKey, byCode, unknown: unknown + 1 };
  return { ...next, byKey: byKey + read.byKey, byCode: byCode + read.byCode, unknown };
}

/** Ends the character that is typed with Alt. */
function withAltCharacter(run: Run): Run {
  if (run.altDigits === '') return run;
  const character = String.fromCharCode(Number(run.altDigits));
  return {
    ...run,
    altDigits: '',
    byKey: run.byKey + character,
    byCode: run.byCode + character,
    count: run.count + 1,
  };
}

/** A key that moves, deletes or commands, or a control character of a code. */
function pressOther(keyboard: Keyboard, { focus }: PressedKey, isFast: boolean): Step {
  const isTyped = focus === 'field' || focus === 'pin';
  // In a field, it may be the person's who types there.
  const { run } = keyboard;
  if (!isFast || (isTyped && run === null)) return step(withoutRun(keyboard));
  // No number contains it, so that the till does not read another one.
  const within = run && { ...run, byKey: run.byKey + CONTROL, byCode: run.byCode + CONTROL };
  return step({ ...keyboard, run: within }, { isWithheld: true });
}

/** Enter, Tab, or a control character that stands for one. */
function end(
  keyboard: Keyboard,
  { at, focus, value }: PressedKey,
  { ending, isFast }: { readonly ending: ScanEnding; readonly isFast: boolean },
): Step {
  const run = keyboard.run && withAltCharacter(keyboard.run);
  const isInField = run !== null && run.before !== null;
  const isScan =
    run !== null &&
    (isInField
      ? run.count >= SHORTEST && typingPace(run, at, run.count) <= FAST_MS
      : run.count >= SHORTEST || typingPace(run, at, run.count) <= FAST_MS);
  const ended = withoutRun(keyboard);
  if (isScan) {
    const isRest = !isInField && run.begunAt <= keyboard.restUntil;
    const fault = isRest ? 'pause' : null;
    return finish({ ...ended, restUntil: at }, run, { at, ending, fault, value });
  }
  // The second key of an ending, or a control character at the beginning of a code.
  if (isFast && !isInField) return step(ended, { isWithheld: true });
  const isHeld = ending === 'Enter' && focus === 'control';
  return step({ ...ended, isHeld }, { isWithheld: isHeld });
}

interface Ended {
  readonly at: number;
  readonly ending: ScanEnding | null;
  readonly fault: ScanFault | null;
  /** The text of the field at the end. */
  readonly value: string | null;
}

/** A code is typed: the till reads it, or keeps it while it is locked. */
function finish(keyboard: Keyboard, run: Run, { at, ending, fault, value }: Ended): Step {
  const { before, isBehindText, unknown, isCapsLock, longestPause } = run;
  const isUnknown = unknown > 0 && before === null;
  const scanned: Scanned = {
    // The browser does not know the keys, and the field has their text.
    readings: unknown > 0 ? [value ?? ''] : possibleReadings(run),
    fault: isUnknown ? 'unidentified' : isBehindText ? 'in-field' : fault,
    ending,
    pace: typingPace(run, at, ending === null ? run.count - 1 : run.count),
    longestPause,
    isCapsLock,
  };
  // Behind text, the field is emptied, so that the next scan finds it empty.
  const fieldText = before === null ? null : isBehindText ? '' : before;
  const effects = { isWithheld: true, fieldText };
  if (keyboard.state !== 'locked') return step(keyboard, { ...effects, scans: [scanned] });
  const kept = [...keyboard.kept, { scanned, at }].slice(-MOST_KEPT);
  return step({ ...keyboard, kept }, effects);
}

function possibleReadings({ byKey, byCode, isCapsLock }: Run): string[] {
  const swapped = swapCase(byKey);
  const readings = isCapsLock ? [swapped, byCode, byKey] : [byKey, byCode, swapped];
  const isWhole = (text: string) => !text.includes(NO_CHARACTER);
  const whole = readings.filter(isWhole);
  return [...new Set(whole.length > 0 ? whole : readings)];
}

function withoutRun(keyboard: Keyboard): Keyboard {
  return { ...keyboard, run: null, state: keyboard.state === 'locked' ? 'locked' : 'idle' };
}

/** The average time between two keys. */
function typingPace({ begunAt }: Run, now: number, pauses: number): number {
  return (now - begunAt) / Math.max(pauses, 1);
}
