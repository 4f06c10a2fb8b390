import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../console.mjs';
import { english } from './english.fixture.mjs';
import { faultsOf } from './faults.mjs';
import { pluralsOf } from './plurals.mjs';
import { readPo, writePo } from './poFile.mjs';

const TITLE = 'msgctxt "home.title"\nmsgid "Your rewards"\n';
const CHINESE = writePo('zh-Hans', english).replace(
  `${TITLE}msgstr ""`,
  `${TITLE}msgstr "您的奖励"`,
);
const RULE = pluralsOf('zh-Hans').rule;

/** The translation of the title, or the first sentence of a refusal. */
function titleOf(text, locale = 'zh-Hans') {
  try {
    const file = readPo(text);
    return faultsOf(locale, english, file)[0] ?? file.entries.get('home.title')?.texts[0] ?? '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message.split('\n')[0];
  }
}

const swap = (from, to) => {
  if (!CHINESE.includes(from)) throw new Error(`The file has no ${from}.`);
  return CHINESE.replace(from, () => to);
};

describe('a PO file', () => {
  it.each([
    ['Weblate, with its tag of the language', swap('Language: zh-Hans', 'Language: zh_Hans')],
    ['Crowdin, with the country', swap('Language: zh-Hans', 'Language: zh-CN')],
    ['a system, with its encoding', swap('Language: zh-Hans', 'Language: zh_CN.UTF-8')],
    ['Poedit, with another spelling of the rule', swap(RULE, 'nplurals=1; plural=0')],
    ['Windows, with a byte order mark', `\uFEFF${CHINESE.replaceAll('\n', '\r\n')}`],
    ['an old Mac', CHINESE.replaceAll('\n', '\r')],
    ['Poedit, with a wrapped line', swap('msgstr "您的奖励"', 'msgstr ""\n"您的"\n"奖励"')],
    [
      'Poedit, with an obsolete entry',
      `${CHINESE}\n#~ msgctxt "old"\n#~ msgid "Old"\n#~ msgstr "旧"\n`,
    ],
    [
      'Weblate, with headers of its own',
      swap('"Language:', '"X-Generator: Weblate 5.8\\n"\n"Language:'),
    ],
  ])('of %s is read', (_, text) => {
    expect(titleOf(text)).toBe('您的奖励');
  });

  it.each([
    [
      'another language',
      swap('Language: zh-Hans', 'Language: zh-Hant'),
      'Language: is not zh-Hans',
    ],
    ['another rule', swap(RULE, 'nplurals=2; plural=n != 1;'), `Plural-Forms: is not ${RULE}`],
    [
      'a rule that is a program',
      swap(RULE, 'nplurals=1; plural=alert(n);'),
      'Plural-Forms: is not',
    ],
    ['no header', CHINESE.slice(CHINESE.indexOf('\n\n') + 2), 'Language: is not zh-Hans'],
    ['no context', swap('msgctxt "home.title"\n', ''), '"Your rewards" has lost its msgctxt'],
    [
      'an entry that is there twice',
      `${CHINESE}\n${TITLE}msgstr "奖励"\n`,
      'is there twice, first in line',
    ],
    ['a conflict', swap('msgstr "您的奖励"', '<<<<<<< HEAD\nmsgstr "您的奖励"'), 'merged by half'],
    [
      'an open quotation mark',
      swap('msgstr "您的奖励"', 'msgstr "您的奖励'),
      'no line of a PO file: msgstr',
    ],
    [
      'a quotation mark in a text',
      swap('"您的奖励"', '"您的"奖励""'),
      'this is no line of a PO file',
    ],
    ['an entry without a text', swap('msgstr "您的奖励"\n', ''), 'has no msgid or no msgstr'],
    ['another encoding', swap('您的奖励', '\uFFFD'), 'the text is not UTF-8'],
    ['a web page in place of it', '<!doctype html>\n<p>Log in</p>', 'line 1: this is no line'],
  ])('with %s is refused with a sentence', (_, text, sentence) => {
    expect(titleOf(text)).toContain(sentence);
  });

  it.each([
    ['cy', 'nplurals=6; plural=(n==0) ? 0 : (n==1) ? 1 : (n==2) ? 2 : (n==3) ? 3 :(n==6) ? 4 : 5;'],
    [
      'ar',
      'nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5;',
    ],
    ['pl', 'nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;'],
  ])('of Weblate in %s has its plurals in another spelling', (locale, rule) => {
    const text = writePo(locale, english).replace(
      /"Plural-Forms:[\s\S]*?\n\n/,
      () => `"Plural-Forms: ${rule}\\n"\n\n`,
    );
    expect(readPo(text).headers['Plural-Forms']).toBe(rule);
    expect(faultsOf(locale, english, readPo(text))).toEqual([]);
  });

  it.each(['../../x', 'xx', 'klingon-', ''])('of the locale "%s" is refused', (locale) => {
    expect(() => pluralsOf(locale)).toThrow(Refusal);
  });

  it('that is cut, doubled or changed anywhere is refused, or loses no translation', () => {
    const parts = fc.constantFrom(
      ...[
        '',
        '"',
        '\\',
        '\n',
        '\r',
        '#',
        '#~ ',
        'msgid ""\n',
        'msgctxt "home.title"\n',
        '<<<<<<< a\n',
        '\u0000',
      ],
    );
    fc.assert(
      fc.property(fc.nat(CHINESE.length), fc.nat(40), parts, (at, length, part) => {
        const text = CHINESE.slice(0, at) + part + CHINESE.slice(at + length);
        let file;
        try {
          file = readPo(text);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          return;
        }
        expect(() => faultsOf('zh-Hans', english, file)).not.toThrow();
        const isWritten = /^msgstr.*您的奖励"$/m.test(text) && !/^#~.*home\.title/m.test(text);
        const texts = [...file.entries.values()].flatMap((entry) => entry.texts);
        if (isWritten) expect(texts.join()).toContain('您的奖励');
      }),
      { numRuns: 1_500 },
    );
  });
});
