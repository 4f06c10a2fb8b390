import { cannotOpen } from './en-GB/cannotOpen.ts';
import { points } from './en-GB/points.ts';
import { till } from './en-GB/till.ts';
import { tillAnswers } from './en-GB/tillAnswers.ts';
import { tillDay } from './en-GB/tillDay.ts';
import { tillScanner } from './en-GB/tillScanner.ts';
import { sharedWords } from './sharedWords.ts';

/** The British English catalogue. It is complete and defines the type of every other. */
export const enGB = { ...sharedWords, cannotOpen, points, till, tillAnswers, tillDay, tillScanner };

/** Widens literal texts to `string`, so that a translation has the same type. */
type Widen<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

/** A catalogue: texts, and functions of already formatted parameters. */
export type Messages = Widen<typeof enGB>;
