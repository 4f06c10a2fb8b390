import type { Messages } from './messages.ts';

/**
 * Returns a catalogue of which only some areas are loaded. Reading any other area throws, so that a page without its
 * words fails its tests. docs/decisions/003.
 */
export function partialMessages(words: Partial<Messages>): Messages {
  return new Proxy(words as Messages, {
    get: (areas, area) => {
      if (typeof area === 'symbol' || area in areas) return Reflect.get(areas, area);
      throw new Error(
        `The area "${area}" of the catalogue is missing: wrap the page in <I18nProvider messages={enGB}>.`,
      );
    },
  });
}
