import { describe, expect, it } from 'vitest';
import { RECORDED_SCANS, type RecordedScan, VOUCHER } from '../testing/recordedScans.ts';
import { NUMBER, synced } from '../testing/sampleCodes.ts';
import {
  ENTER,
  pressedKeys,
  TAB,
  type TimedKey,
  typed,
  withPause,
} from '../testing/scannerKeys.ts';
import { genuineCode } from './genuineCode.ts';
import { IDLE, type Keyboard, nextStep, type Scanned, type Step } from './keyboardScanner.ts';
import type { Focus, PressedKey } from './readKey.ts';
import { readScan } from './readScan.ts';

/** Presses keys, and then none for a second. */
function press(keys: readonly PressedKey[], from: Keyboard = IDLE) {
  const steps: Step[] = [];
  const hear = (input: Parameters<typeof nextStep>[1]) => {
    steps.push(nextStep(steps.at(-1)?.keyboard ?? from, input));
  };
  for (const key of keys) hear({ type: 'key', ...key });
  hear({ type: 'quiet', at: (keys.at(-1)?.at ?? 0) + 1_000 });
  const keyboard = steps.at(-1)?.keyboard ?? from;
  return { keyboard, steps, scans: steps.flatMap(({ scans }) => scans) };
}

/** Only this text has the signature. */
const verify = async (_: unknown, text: string) => VOUCHER.startsWith(`${text}.`);

/** What the till makes of a scan. Of a card, all readings: the voucher decides. */
async function understood({ readings, fault }: Scanned) {
  const scan = readScan(readings);
  const isWhole = fault === null || (fault === 'no-ending' && scan.kind === 'voucher');
  if (!isWhole) return { fault };
  if (scan.kind === 'voucher') return { voucher: await genuineCode(scan.codes, synced(), verify) };
  return scan.kind === 'member' ? { members: scan.numbers } : { fault: 'unreadable' };
}

describe('what a scanner sends', () => {
  it('is known by more than 30 public reports', () => {
    expect(new Set(RECORDED_SCANS.map(([, source]) => source)).size).toBeGreaterThan(30);
  });

  it.each<RecordedScan>(RECORDED_SCANS)('%s (%s)', async (_, __, keys, does, focus) => {
    const { scans } = press(pressedKeys(keys, focus));
    const read = await Promise.all(scans.map(understood));
    if (does === 'nothing') return expect(read).toEqual([]);
    if ('fault' in does) return expect(read.at(-1)).toEqual(does);
    return expect(read).toEqual(
      does.map(({ voucher, member }) =>
        member === undefined ? { voucher } : { members: expect.arrayContaining([member]) },
      ),
    );
  });

  it('is read as the computer understands it first, or as it is without Caps Lock', () => {
    const [german] = press(pressedKeys([...typed('ZY-1', { computer: 'german' }), ENTER])).scans;
    expect(german?.readings).toEqual(['YZß1', 'ZY-1', 'yzß1']);
    const capsLock = [...typed('M_2001', { isCapsLock: true }), ENTER];
    expect(press(pressedKeys(capsLock)).scans[0]?.readings).toEqual(['M_2001', 'm_2001']);
  });
});

describe('a number whose keys pause', () => {
  const afterPause = (pause: number) => withPause([...typed(NUMBER), ENTER], 2, pause);

  it.each([75, 90, 300])('for %i ms in a field is read as a whole', (pause) => {
    const { scans } = press(pressedKeys(afterPause(pause), 'field'));
    expect(scans).toMatchObject([{ readings: [NUMBER], fault: null }]);
  });

  it.each<[Focus, number]>([
    ['page', 501],
    ['page', 1_900],
    ['field', 501],
    ['field', 60_000],
  ])('in a %s for %i ms is never its end alone', (focus, pause) => {
    const { scans } = press(pressedKeys(afterPause(pause), focus));
    expect(scans.map(({ fault }) => fault)).toEqual([focus === 'field' ? 'in-field' : 'pause']);
  });

  it('behind what a person typed empties the field', () => {
    const keys = pressedKeys(
      [...typed('10', { gap: 200 }), ...typed('0201').map(later(700)), ENTER],
      'field',
    );
    const last = press(keys).steps.at(-2);
    expect(last).toMatchObject({ fieldText: '', isWithheld: true, scans: [{ fault: 'in-field' }] });
  });

  it('is asked for again, and the next scan is read', () => {
    const first = press(pressedKeys(afterPause(600)));
    const again = pressedKeys([...typed(NUMBER), ENTER], 'page', 20_000);
    expect(press(again, first.keyboard).scans).toMatchObject([{ fault: null }]);
  });
});

const later = (pause: number) => (key: TimedKey, at: number) =>
  at === 0 ? { ...key, after: pause } : key;

describe('a key on a button', () => {
  const SPACE: TimedKey = { key: ' ', code: 'Space', after: 8 };
  const ESCAPE: TimedKey = { key: 'Escape', code: 'Escape', after: 8 };
  const onButton = (...keys: TimedKey[]) => press(pressedKeys(keys, 'control')).steps;

  it.each([ENTER, SPACE])('of a person presses it when no other key follows: $key', (key) => {
    const [first, last] = onButton(key);
    expect(first).toMatchObject({ isWithheld: true, isPress: false });
    expect(last).toMatchObject({ isPress: true, keyboard: { state: 'idle' } });
  });

  it('of a code with control characters acts no more than the first Tab', () => {
    const steps = onButton(TAB, TAB, ENTER, SPACE, ESCAPE, ENTER);
    expect(steps.slice(0, -1).map(({ isWithheld }) => isWithheld)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(steps.some(({ isPress }) => isPress)).toBe(false);
  });

  it('at the beginning of a code does not press it', () => {
    const steps = onButton(ENTER, ...typed(NUMBER), ENTER, ENTER);
    expect(steps.some(({ isPress }) => isPress)).toBe(false);
    expect(steps.every(({ isWithheld }, at) => isWithheld || at === steps.length - 1)).toBe(true);
  });

  it('does not press it within a text of a slow scanner', () => {
    const keys = typed('MR 1 B', { gap: 180 });
    const { steps } = press(pressedKeys([...keys, { ...ENTER, after: 180 }], 'control'));
    expect(steps.some(({ isPress }) => isPress)).toBe(false);
  });

  it('that waits is forgotten when a key without a text follows', () => {
    expect(onButton(ENTER, ESCAPE).some(({ isPress }) => isPress)).toBe(false);
  });

  it('that is held down, or moves the focus slowly, is left to the page', () => {
    const repeated = pressedKeys([
      { ...TAB, isRepeated: true },
      { ...TAB, isRepeated: true },
    ]);
    const slow = pressedKeys([TAB, { ...TAB, after: 150 }]);
    for (const keys of [repeated, slow]) {
      expect(press(keys).steps.map(({ isWithheld }) => isWithheld)).toEqual([false, false, false]);
    }
  });

  it.each<Focus>(['control', 'page'])('does not turn the next scan into a rest: %s', (focus) => {
    const { keyboard } = press(pressedKeys([SPACE], focus));
    const next = pressedKeys([...typed(NUMBER), ENTER], 'page', 11_500);
    expect(press(next, keyboard).scans).toMatchObject([{ fault: null }]);
  });
});

describe('a field', () => {
  it('gets the text back that a scan replaced', () => {
    const keys = pressedKeys([...typed(NUMBER), ENTER], 'field').map((key, at) =>
      at === 0 ? { ...key, value: 'DINE-48', isFieldFree: true } : key,
    );
    expect(press(keys).steps.at(-2)).toMatchObject({ fieldText: 'DINE-48', isWithheld: true });
  });

  it('keeps the keys of a person, also Enter', () => {
    const keys = pressedKeys([...typed(NUMBER, { gap: 110 }), { ...ENTER, after: 110 }], 'field');
    expect(press(keys).steps.some(({ isWithheld }) => isWithheld)).toBe(false);
  });
});

describe('a till that is locked', () => {
  const locked = nextStep(IDLE, { type: 'lock', isLocked: true, at: 0 }).keyboard;
  const unlock = (keyboard: Keyboard, at: number) =>
    nextStep(keyboard, { type: 'lock', isLocked: false, at });
  const scan = (text: string, focus: Focus, begin = 10_000) =>
    pressedKeys([...typed(text), ENTER], focus, begin);

  it('keeps a scan, and delivers it once when it opens', () => {
    const { keyboard, scans } = press(scan(NUMBER, 'page'), locked);
    expect([keyboard.state, scans]).toEqual(['locked', []]);
    const opened = unlock(keyboard, 30_000);
    expect(opened.scans).toMatchObject([{ readings: [NUMBER] }]);
    expect(unlock(opened.keyboard, 30_001).scans).toEqual([]);
  });

  it('keeps the last voucher and card, and none for longer than two minutes', () => {
    const first = press(scan('1', 'page'), locked).keyboard;
    const second = press(scan('2002', 'page', 20_000), first).keyboard;
    const third = press(scan('3003', 'page', 30_000), second).keyboard;
    const readings = (at: number) => unlock(third, at).scans.map((each) => each.readings[0]);
    expect([readings(40_000), readings(145_000), readings(200_000)]).toEqual([
      ['2002', '3003'],
      ['3003'],
      [],
    ]);
  });

  it('lets no digits of a scanner reach the field of the PIN', () => {
    const { steps, keyboard } = press(scan(NUMBER, 'pin'), locked);
    expect(steps.filter(({ isWithheld }) => !isWithheld)).toHaveLength(3);
    expect(steps.at(-2)?.fieldText).toBe('');
    expect(keyboard.kept).toHaveLength(1);
  });

  it('takes the PIN of a person', () => {
    const keys = pressedKeys(typed('246810', { gap: 90 }), 'pin');
    expect(press(keys, locked).steps.some(({ isWithheld }) => isWithheld)).toBe(false);
  });
});
