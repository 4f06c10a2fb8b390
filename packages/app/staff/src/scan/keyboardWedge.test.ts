import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/sampleCodes.ts';
import { NO_BURST, pressKey } from './keyboardWedge.ts';

/** The texts that a till reads from keys, `pause` milliseconds apart. */
function read(keys: readonly string[], pause: number, isInField = true): string[] {
  let burst = NO_BURST;
  return keys.flatMap((key, index) => {
    const step = pressKey(burst, { key, at: index * pause, isShortcut: false, isInField });
    burst = step.burst;
    return step.scanned === null ? [] : [step.scanned];
  });
}

const CODE = codeOf();

describe('a scanner that acts as a keyboard', () => {
  it.each(['Enter', 'Tab'])('ends a text with %s', (end) => {
    expect(read([...CODE, end], 5)).toEqual([CODE]);
    expect(read([...'100201', end], 30)).toEqual(['100201']);
  });

  it('presses Shift for capitals', () => {
    expect(read([...'MET1'].flatMap((key) => ['Shift', key]).concat('Enter'), 8)).toEqual(['MET1']);
  });

  it('types two texts', () => {
    expect(read([...'1002', 'Enter', ...'1003', 'Enter'], 10)).toEqual(['1002', '1003']);
  });

  it.each([
    ['a person who types', [...'100201', 'Enter'], 110],
    ['a short burst', [...'123', 'Enter'], 5],
    ['Enter alone', ['Enter'], 5],
    ['a burst without an end', [...CODE], 5],
    ['keys that move the focus', ['1', '0', '0', 'ArrowLeft', '2', 'Enter'], 5],
  ])('is not %s', (_, keys, pause) => {
    expect(read(keys, pause)).toEqual([]);
  });

  it('is not a shortcut', () => {
    const burst = { text: '100201', at: 0 };
    expect(
      pressKey(burst, { key: 'Enter', at: 5, isShortcut: true, isInField: true }).scanned,
    ).toBeNull();
    expect(pressKey(burst, { key: 'v', at: 5, isShortcut: true, isInField: true }).burst).toEqual(
      NO_BURST,
    );
  });

  it('may be slow where no field has the focus', () => {
    const keys = [...'100201', 'Enter'];
    expect(read(keys, 300, false)).toEqual(['100201']);
    expect(read(keys, 600, false)).toEqual([]);
  });

  it('begins after keys of a person', () => {
    const typed = pressKey(NO_BURST, { key: 'x', at: 0, isShortcut: false, isInField: true }).burst;
    const { burst } = pressKey(typed, { key: '1', at: 500, isShortcut: false, isInField: true });
    expect(burst.text).toBe('1');
  });
});
