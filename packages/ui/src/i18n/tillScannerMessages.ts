import { common } from './en-GB/common.ts';
import { till } from './en-GB/till.ts';
import { tillScanner } from './en-GB/tillScanner.ts';
import { partialMessages } from './partialMessages.ts';

/** The catalogue of the page on which staff set up a scanner. */
export const tillScannerMessages = partialMessages({ common, till, tillScanner });
