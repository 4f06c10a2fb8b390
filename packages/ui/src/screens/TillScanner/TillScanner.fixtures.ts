import type { ScannerFinding, TillScannerState } from './TillScanner.types.ts';

export const TEST_CODE = 'TEST.azQWyZ-mM_0123456789';

const tested = (typed: string, ...findings: readonly ScannerFinding[]): TillScannerState => ({
  status: 'tested',
  test: { typed, findings },
});

/** The states of the page, by name. */
export const scannerStates = {
  Waiting: { status: 'waiting' },
  Works: tested(TEST_CODE),
  Layout: tested('TEST.ayQWzYßmM?0123456789', 'layout'),
  CapsLock: tested('test.AZqwYz-Mm_0123456789', 'caps-lock'),
  Capitals: tested('TEST.AZQWYZ-MM_0123456789', 'capitals'),
  SmallLetters: tested('test.azqwyz-mm_0123456789', 'small-letters', 'slow'),
  Added: tested(`*${TEST_CODE}#`, 'prefix', 'suffix'),
  NoEnding: tested(TEST_CODE, 'no-ending', 'pauses'),
  LineFeed: tested(TEST_CODE, 'line-feed'),
  LongPause: tested('wyZ-mM_0123456789', 'pause'),
  InField: tested(TEST_CODE, 'in-field'),
  Unidentified: tested('', 'unidentified'),
  AnotherCode: tested('100204', 'another-code'),
} as const satisfies Readonly<Record<string, TillScannerState>>;
