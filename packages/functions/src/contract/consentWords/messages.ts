import { consents } from './en-GB/consents.ts';

/** The British English texts of consents. They define the type of every other language. */
export const enGB = { consents };

/** The texts of consents in a language. The app loads those of the member's language on demand. */
export type Messages = typeof enGB;
