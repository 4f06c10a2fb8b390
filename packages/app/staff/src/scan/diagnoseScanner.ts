import type {
  ScannerFinding,
  ScannerTest,
} from '@casino/ui/screens/TillScanner/TillScanner.types.ts';
import type { Scanned } from './keyboardScanner.ts';
import { swapCase } from './readKey.ts';

/** Contains the letters, digits and signs of our codes that keyboards place differently. It is no code of ours. */
export const TEST_CODE = 'TEST.azQWyZ-mM_0123456789';

/** A slower scanner makes guests wait, and is close to a person's speed. In milliseconds between two keys. */
const SLOW_MS = 40;
/** A longer pause within a code may be longer still the next time. */
const LONG_PAUSE_MS = 150;

/** What is wrong with the scanner that typed this, if it scanned the test code. */
export function diagnoseScanner(scanned: Scanned): ScannerTest {
  const { readings, fault, ending, pace, longestPause, isCapsLock } = scanned;
  const found = findTestCode(readings);
  const findings: ScannerFinding[] = [
    ...(fault === null ? [] : [fault]),
    ...(found === null ? [] : found.findings),
    ...(isCapsLock && !found?.findings.includes('caps-lock') ? (['caps-lock'] as const) : []),
    ...(found === null && fault === null ? (['another-code'] as const) : []),
    ...(ending === 'LF' ? (['line-feed'] as const) : []),
    ...(pace > SLOW_MS ? (['slow'] as const) : []),
    ...(longestPause > LONG_PAUSE_MS && fault === null ? (['pauses'] as const) : []),
  ];
  return { typed: readings[0] ?? '', findings };
}

type Spelling = 'layout' | 'caps-lock' | 'capitals' | 'small-letters';

function findTestCode(readings: readonly string[]): { findings: ScannerFinding[] } | null {
  for (const [place, reading] of readings.entries()) {
    const around = reading.toUpperCase().split(TEST_CODE.toUpperCase());
    const [before, after] = around;
    if (around.length !== 2 || before === undefined || after === undefined) continue;
    const spelling = spellingAt(reading.slice(before.length, reading.length - after.length), place);
    return {
      findings: [
        ...(spelling === null ? [] : [spelling]),
        // The till removes the identifier of the kind of code.
        ...(/^(?:\][A-Za-z][0-9A-Za-z])?$/.test(before) ? [] : (['prefix'] as const)),
        ...(after === '' ? [] : (['suffix'] as const)),
      ],
    };
  }
  return null;
}

/** @param place of the reading: the first is what the computer understood */
function spellingAt(text: string, place: number): Spelling | null {
  if (text === TEST_CODE) return place === 0 ? null : 'layout';
  if (text === swapCase(TEST_CODE)) return 'caps-lock';
  if (text === TEST_CODE.toUpperCase()) return 'capitals';
  return 'small-letters';
}
