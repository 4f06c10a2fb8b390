import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  matchLanguage,
} from '@casino/functions/contract/languages.ts';
import { describe, expect, it, vi } from 'vitest';
import page from '../../../index.html?raw';
import { hydrateIn } from './language.ts';

/** The browser's languages, and the language of the page. */
const TABLE = [
  [['en-GB'], 'en-GB'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-Hans-HK', 'en'], 'zh-Hans'],
  [['zh-SG', 'en-SG'], 'zh-Hans'],
  [['en-US', 'zh-CN'], 'en-GB'],
  [['fr-FR', 'zh-CN', 'en'], 'zh-Hans'],
  [['zh-TW', 'en'], 'en-GB'],
  [['zh-Hant-CN'], 'en-GB'],
  [['zh-HK', 'zh-CN'], 'zh-Hans'],
  [['pl', 'de'], 'en-GB'],
  [[], 'en-GB'],
] as const;

/** The expression of the script in index.html, which runs before any module. */
function inPage(): RegExp {
  const [, pattern] = /const known = \(tag\) => \/(.+)\/\.test\(tag\)/.exec(page) ?? [];
  if (pattern === undefined) throw new Error('index.html has no expression for the languages.');
  return new RegExp(pattern);
}

it('has the words of each language', () => {
  const modules = Object.keys(import.meta.glob('./words/*.ts'));
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  expect(modules).toEqual(expect.arrayContaining(others.map((tag) => `./words/${tag}.ts`)));
});

describe('the language before any choice', () => {
  it.each(TABLE)(
    'of a browser in %j is %s, in the app and in the script of the page',
    (tags, expected) => {
      expect(LANGUAGES).toContain(expected);
      expect(matchLanguage(tags)).toBe(expected);
      const first = tags.find((tag) => inPage().test(tag));
      expect(/^zh/.test(String(first))).toBe(expected === 'zh-Hans');
    },
  );
});

describe('the hydration of a first frame', () => {
  it('needs the words of its language; without them the page is in the language of the app', () => {
    const html = { lang: 'zh-Hans' };
    vi.stubGlobal('document', { documentElement: html });
    expect(hydrateIn('zh-Hans')).toBe(false);
    expect(html.lang).toBe('en-GB');
    expect(hydrateIn('en-GB')).toBe(true);
    expect(hydrateIn(undefined)).toBe(false);
  });
});
