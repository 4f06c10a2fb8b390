import type { Layout } from '../../tokens/layouts.ts';

/** What a scanner does that a till or a person has to correct. */
export type ScannerFinding =
  | 'layout'
  | 'caps-lock'
  | 'capitals'
  | 'small-letters'
  | 'prefix'
  | 'suffix'
  | 'no-ending'
  | 'line-feed'
  | 'slow'
  | 'pauses'
  /** So long that the code was not read. */
  | 'pause'
  | 'in-field'
  | 'unidentified'
  | 'another-code';

/** The result of a scan. */
export interface ScannerTest {
  /** What the computer understood. */
  readonly typed: string;
  /** Empty if nothing is wrong. */
  readonly findings: readonly ScannerFinding[];
}

/** The states of the page on which staff set up a scanner. */
export type TillScannerState =
  | { readonly status: 'waiting' }
  | { readonly status: 'tested'; readonly test: ScannerTest };

/** The props of the page on which staff set up a scanner. */
export interface TillScannerScreenProps {
  readonly layout: Layout;
  /** The text of the code that staff scan. */
  readonly testCode: string;
  readonly tillHref: string;
  readonly state: TillScannerState;
}
