import { firstWords } from './firstWords.ts';
import { partialMessages } from './partialMessages.ts';

/** The default catalogue without an `I18nProvider`: only the first words. */
export const firstMessages = partialMessages(firstWords);
