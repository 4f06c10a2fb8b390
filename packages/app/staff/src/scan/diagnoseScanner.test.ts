import { describe, expect, it } from 'vitest';
import {
  ENTER,
  LINE_FEED,
  named,
  pressedKeys,
  type TimedKey,
  typed,
  withPause,
} from '../testing/scannerKeys.ts';
import { diagnoseScanner, TEST_CODE } from './diagnoseScanner.ts';
import { IDLE, nextStep, type Scanned } from './keyboardScanner.ts';

function scan(keys: readonly TimedKey[]): Scanned | undefined {
  let keyboard = IDLE;
  const scans: Scanned[] = [];
  const hear = (input: Parameters<typeof nextStep>[1]) => {
    const step = nextStep(keyboard, input);
    keyboard = step.keyboard;
    scans.push(...step.scans);
  };
  const pressed = pressedKeys(keys);
  for (const key of pressed) hear({ type: 'key', ...key });
  hear({ type: 'quiet', at: (pressed.at(-1)?.at ?? 0) + 1_000 });
  return scans.at(-1);
}

const code = (typing?: Parameters<typeof typed>[1]) => [...typed(TEST_CODE, typing), ENTER];

describe('the test of a scanner', () => {
  it.each<[string, readonly TimedKey[], readonly string[]]>([
    ['nothing to correct', code(), []],
    [
      'a scanner and a computer of the same country',
      code({ scanner: 'german', computer: 'german' }),
      [],
    ],
    ['the identifier of a QR code', [...typed(']Q1'), ...code()], []],
    ['a German computer', code({ computer: 'german' }), ['layout']],
    ['a French computer', code({ computer: 'french' }), ['layout']],
    ['Caps Lock', code({ isCapsLock: true }), ['caps-lock']],
    ['Caps Lock of the scanner', code({ isCapsLock: true, tellsCapsLock: false }), ['caps-lock']],
    ['capitals only', [...typed(TEST_CODE.toUpperCase()), ENTER], ['capitals']],
    ['small letters only', [...typed(TEST_CODE.toLowerCase()), ENTER], ['small-letters']],
    ['a prefix and a suffix', [...typed(`*${TEST_CODE}#`), ENTER], ['prefix', 'suffix']],
    ['a line feed', [...typed(TEST_CODE), LINE_FEED], ['line-feed']],
    ['no ending', typed(TEST_CODE), ['no-ending']],
    ['a slow scanner', code({ gap: 90 }), ['slow']],
    ['a pause', withPause(code(), 9, 300), ['pauses']],
    ['a long pause', withPause(code(), 9, 700), ['pause']],
    ['keys without a name', [...named(Array(9).fill('Unidentified')), ENTER], ['unidentified']],
    ['another code', [...typed('100201'), ENTER], ['another-code']],
  ])('finds %s', (_, keys, findings) => {
    const scanned = scan(keys);
    expect(scanned && diagnoseScanner(scanned).findings).toEqual(findings);
  });

  it('shows what the computer understood', () => {
    const scanned = scan(code({ computer: 'german' }));
    expect(scanned && diagnoseScanner(scanned).typed).toBe('TEST.ayQWzYßmM?0123456789');
  });
});
