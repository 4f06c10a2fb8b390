import { firstWords } from './firstWords.ts';
import type { Messages } from './messages.ts';

/**
 * The default catalogue without an `I18nProvider`. Reading any area other than the first words throws, so that
 * a page without its words fails its tests. docs/decisions/003.
 */
export const firstMessages: Messages = new Proxy(firstWords as Messages, {
  get: (words, area) => {
    if (typeof area === 'symbol' || area in words) return Reflect.get(words, area);
    throw new Error(
      `The area "${area}" of the catalogue is missing: wrap the page in <I18nProvider messages={enGB}>.`,
    );
  },
});
