import { translationFaults } from '../../../content/format/translation.ts';
import { INFO_PAGES } from '../../../src/contract/content/infoPages.ts';
import type { Case } from '../case.ts';
import { oncePerKit } from '../oncePerKit.ts';
import { must, NotTested } from '../outcomes.ts';

/** The other language of the product. */
const OTHER = 'zh-Hans';
/** ISO 639-2 reserves it for private use: no service has a text in it. */
const NO_LANGUAGE = 'qaa';

/** The text of a page is in the language of the request. */
export const LANGUAGE_CASES: readonly Case[] = [
  {
    id: 'language-unknown',
    service: 'content',
    rule: 'C-24',
    requirement: 'A page has the text of the group in a language that the service does not have.',
    check: async ({ content }) => {
      const request = { params: { page: 'faqs' } } as const;
      const own = await content.ok('findInfoPage', request);
      const headers = { 'Accept-Language': NO_LANGUAGE };
      const reply = await content.ok('findInfoPage', request, { headers });
      must(reply.text === own.text, 'the page as without a language', [own, reply]);
    },
  },
  {
    id: 'language-named',
    service: 'content',
    rule: 'C-24',
    requirement: 'A translated page names its language.',
    check: async (kit) => {
      for (const { translated } of await translatedPages(kit)) {
        const came = { path: ['locale'] };
        must(translated.body.locale === OTHER, `the locale ${OTHER}`, translated, came);
      }
    },
  },
  {
    id: 'etag-of-languages',
    service: 'content',
    rule: 'C-04',
    requirement: 'A page has another ETag in each language.',
    check: async (kit) => {
      for (const { own, translated } of await translatedPages(kit)) {
        const [tag, other] = [own, translated].map(({ headers }) => headers.get('ETag'));
        must(tag !== other, 'another ETag for each language', [own, translated], `twice ${tag}`);
      }
    },
  },
  {
    id: 'translation-complete',
    service: 'content',
    rule: 'C-25',
    requirement: 'A translated page has the links and the figures of the text of the group.',
    check: async (kit) => {
      for (const { own, translated } of await translatedPages(kit)) {
        const [fault] = translationFaults(own.body.html, translated.body.html);
        const came = `${fault?.kind} ${fault?.value}`;
        must(fault === undefined, 'the same links and figures', [own, translated], came);
      }
    },
  },
];

/** The pages that the service has in two languages, which the cases of a run share. */
const translatedPages = oncePerKit(async ({ content }) => {
  const found = [];
  for (const page of INFO_PAGES) {
    const own = await content.send('findInfoPage', { params: { page } });
    const translated = await content.send('findInfoPage', { params: { page }, language: OTHER });
    if (own.status !== 200 || translated.status !== 200) continue;
    if (own.body.html !== translated.body.html) found.push({ own, translated });
  }
  if (found.length === 0) throw new NotTested('The service has no page in two languages.');
  return found;
});
