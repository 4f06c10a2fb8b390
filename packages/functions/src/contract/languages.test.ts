import { expect, it } from 'vitest';
import { matchLanguage } from './languages.ts';

it.each([
  [['en-GB', 'zh-CN'], 'en-GB'],
  [['en-US'], 'en-GB'],
  [['zh-CN', 'en-GB'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-TW', 'en-GB'], 'en-GB'],
  [['zh-TW', 'zh-CN'], 'zh-Hans'],
  [['pl', 'zh-Hans'], 'zh-Hans'],
  [['pl'], 'en-GB'],
  [['*', 'not a tag', ''], 'en-GB'],
  [[], 'en-GB'],
])('the languages %j match %s', (tags, language) => {
  expect(matchLanguage(tags)).toBe(language);
});
