import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider.tsx';
import { enGB } from '../../i18n/messages.ts';

/** A place with content in a language, and the texts that it shows. */
export type Place = readonly [string, (locale?: string) => ReactNode, readonly string[]];

/** The markup of a component on a page in this language. Its messages are English. */
export const markupIn = (page: string, shown: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider messages={enGB} locale={page} timeZone="Europe/London">
      {shown}
    </I18nProvider>,
  );

/** The texts of a markup, each with the language that its elements state. */
export function langsIn(markup: string): ReadonlyMap<string, string | undefined> {
  const langs = new Map<string, string | undefined>();
  const open: (string | undefined)[] = [];
  for (const [tag, text] of markup.matchAll(/<[^>]+>|([^<]+)/g)) {
    if (text !== undefined) langs.set(text, open.findLast(Boolean));
    else if (tag.startsWith('</')) open.pop();
    else if (!tag.endsWith('/>')) open.push(/ lang="([^"]+)"/.exec(tag)?.[1]);
  }
  return langs;
}

/** Tests that every text of these places states its language where it is not that of the page. */
export function describeLangs(places: readonly Place[]): void {
  describe.each(places)('the texts of %s', (_, show, texts) => {
    it.each([
      ['on a page in another language', 'en-GB', 'zh-Hans', 'zh-Hans'],
      ['on a page in their language', 'zh-Hans', 'zh-Hans', undefined],
      ['in that of the group, on a page in another language', 'zh-Hans', undefined, 'en-GB'],
    ])('state their language %s', (__, page, locale, lang) => {
      const langs = langsIn(markupIn(page, show(locale)));
      const shown = texts.map((text) => [text, langs.has(text), langs.get(text)]);
      expect(shown).toEqual(texts.map((text) => [text, true, lang]));
    });
  });
}
