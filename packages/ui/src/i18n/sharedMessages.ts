import { partialMessages } from './partialMessages.ts';
import { sharedWords } from './sharedWords.ts';

/** The catalogue without the areas that a single page needs. Such a page provides the complete one to its children. */
export const sharedMessages = partialMessages(sharedWords);
