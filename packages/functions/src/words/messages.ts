import { letters } from './en-GB/letters.ts';
import { pass } from './en-GB/pass.ts';
import { pointsEnds } from './en-GB/pointsEnds.ts';
import { replies } from './en-GB/replies.ts';

/** The British English words of the backend. They are complete, and define the type of every other language. */
export const enGB = { replies, letters, pass, pointsEnds };

/** The words of the backend in a language: texts, and functions of already formatted values. */
export type Messages = typeof enGB;
