import { points } from './en-GB/points.ts';
import { partialMessages } from './partialMessages.ts';
import { sharedWords } from './sharedWords.ts';

/** The catalogue of the page Points, and of the note about points on Home. */
export const pointsMessages = partialMessages({ ...sharedWords, points });
