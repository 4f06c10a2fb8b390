import { account } from './en-GB/account.ts';
import { common } from './en-GB/common.ts';
import { errors } from './en-GB/errors.ts';
import { navigation } from './en-GB/navigation.ts';
import type { Messages } from './messages.ts';

/** The areas of the catalogue that the first page of a visitor, and what stands round every page, need. */
export const firstWords = { account, common, errors, navigation };

/**
 * The catalogue where no `I18nProvider` gave one: an area that is not among the first words throws, since
 * a page without its words must not pass a test. docs/decisions/056.
 */
export const firstMessages: Messages = new Proxy(firstWords as Messages, {
  get: (words, area) => {
    if (typeof area === 'symbol' || area in words) return Reflect.get(words, area);
    throw new Error(
      `The words of "${area}" are not here: put <I18nProvider messages={enGB}> round this page.`,
    );
  },
});
