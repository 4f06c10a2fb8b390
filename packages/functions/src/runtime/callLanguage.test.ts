import { expect, it } from 'vitest';
import { acceptedLanguage, readPageLanguage } from './callLanguage.ts';

it.each([
  [undefined, 'en-GB'],
  ['', 'en-GB'],
  ['zh-Hans', 'zh-Hans'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['en-GB,en;q=0.9,zh-CN;q=0.8', 'en-GB'],
  ['en;q=0.5, zh-CN ; q=0.9', 'zh-Hans'],
  ['zh-CN;q=0, en', 'en-GB'],
  ['zh-TW, en;q=0.5', 'en-GB'],
  ['pl', 'en-GB'],
  ['*', 'en-GB'],
  ['zh-CN;q=high', 'en-GB'],
  [',,;;q=,=', 'en-GB'],
  ['\u0000<script>', 'en-GB'],
  [`zh-CN,${'x'.repeat(200)}`, 'en-GB'],
])('the header %j has the language %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it.each([
  [undefined, 'en-GB'],
  ['en-GB', 'en-GB'],
  ['zh-Hans', 'zh-Hans'],
  ['zh-CN,zh;q=0.9', 'en-GB'],
  ['zh-Hans,en;q=0.5', 'en-GB'],
])('the page of a call with the header %j is in %s', (header, language) => {
  expect(readPageLanguage(header)).toBe(language);
});
