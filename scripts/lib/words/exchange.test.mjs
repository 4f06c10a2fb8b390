import { describe, expect, it } from 'vitest';
import { english } from './english.fixture.mjs';
import { faultsOf } from './faults.mjs';
import { gateOf } from './gate.mjs';
import { LANGUAGES, pluralsOf } from './plurals.mjs';
import { readPo, writePo } from './poFile.mjs';
import { tablesOf } from './tables.mjs';

/** Fills a PO file: each key with its forms. */
function filled(locale, texts) {
  return Object.entries(texts).reduce(
    (file, [key, forms]) => {
      const [before, after] = file.split(`msgctxt "${key}"\n`);
      const list = [forms].flat();
      const strings =
        list.length === 1 && !/msgstr\[0\]/.test(after.split('\n\n')[0])
          ? `msgstr ${JSON.stringify(list[0])}`
          : list.map((form, index) => `msgstr[${index}] ${JSON.stringify(form)}`).join('\n');
      const [own, ...others] = after.split('\n\n');
      const entry = own.replace(/msgstr[\s\S]*$/, strings);
      return `${before}msgctxt "${key}"\n${[entry, ...others].join('\n\n')}`;
    },
    writePo(locale, english),
  );
}

const CHINESE = {
  'home.title': '您的奖励',
  'home.welcome': '欢迎，{name}',
  'home.points': '{points} 分',
  'home.ready[count=0]': '暂无可用',
  'home.ready': '{count} 项可用',
  'home.redeemed[venue=null]': '已于{date}兑换',
  'home.redeemed': '已于{date}在 {venue} 兑换',
  'home.steps.0': '打开优惠。',
  'home.steps.1': '出示二维码。',
  'errors.age': '您必须年满 18 岁',
  'errors.helpline': '致电 0808 8020 133，每天 24 小时',
  'errors.exclusion': '请询问 SENSE。',
};

const faultsIn = (locale, texts) => faultsOf(locale, english, readPo(filled(locale, texts)));

describe('faultsOf', () => {
  it('accepts a complete file', () => {
    expect(faultsIn('zh-Hans', CHINESE)).toEqual([]);
  });

  it.each([
    ['home.welcome', '欢迎', '{name} is lost'],
    ['home.welcome', '欢迎，{nom}', '{nom} is unknown'],
    ['home.welcome', '欢迎，{name', 'a brace without its partner'],
    ['home.redeemed[venue=null]', '已于{date}在{venue}兑换', '{venue} is unknown'],
    ['home.redeemed', '已于{date}兑换', '{venue} is lost'],
    ['home.title', '您的<b>奖励</b>', 'markup'],
    ['home.title', '<script>x', 'markup'],
    ['home.title', '奖&nbsp;励', 'markup'],
    ['home.title', 'javascript:x', 'markup'],
    ['home.title', '奖励\u202e', 'an invisible mark'],
    ['home.title', '奖\u200b励', 'an invisible mark'],
    ['home.title', '您的\n奖励', 'a control character or a line break'],
    ['home.title', '   ', 'empty'],
    ['home.title', '您的奖励 ', 'a space at an end'],
    ['home.title', '您的奖励和您的优惠和您的积分', '28 letters, over 19'],
    ['errors.age', '您必须年满岁', 'the figure 18 is lost'],
    ['errors.helpline', '致电 0808 8020 134，24 小时', 'the figure 0808 8020 133 is lost'],
    ['errors.helpline', '致电 0808 8020 133', 'the figure 24 is lost'],
    ['errors.exclusion', '请询问自我禁入。', '“SENSE” has to stay'],
    ['home.points', ['{points} 分', '{points} 分'], '2 forms, and the language has 1'],
  ])('names %s with "%s": %s', (key, text, fault) => {
    expect(faultsIn('zh-Hans', { ...CHINESE, [key]: text })).toContain(`${key}: ${fault}`);
  });

  it('names a form that a language with plurals lacks, and one that is empty', () => {
    expect(faultsIn('pl', { 'home.points': ['{points} punkt', '{points} punkty'] })).toEqual([
      'home.points: a form of the plural is missing: many',
    ]);
    expect(faultsIn('pl', { 'home.points': ['{points} punkt', '', '{points} p.'] })).toEqual([
      'home.points: empty',
    ]);
  });

  it('names the header of another language, and a text that is gone', () => {
    const file = readPo(filled('pl', { 'home.title': 'Nagrody' }));
    expect(faultsOf('zh-Hans', english.slice(1), file)).toEqual([
      'Language: is not zh-Hans',
      'Plural-Forms: is not nplurals=1; plural=0;',
      'home.title: no such text: export again',
    ]);
  });
});

describe('writePo', () => {
  it('is stable', () => {
    const once = writePo('zh-Hans', english, filled('zh-Hans', CHINESE));
    expect(writePo('zh-Hans', english, once)).toBe(once);
    expect(gateOf(english, readPo(once).entries, 0)).toMatchObject({ missing: 0, faults: [] });
  });

  it('marks the translation of a changed text, and shows the earlier one', () => {
    const changed = english.map((unit) =>
      unit.key === 'home.title' ? { ...unit, text: 'All your rewards' } : unit,
    );
    const file = writePo('zh-Hans', changed, filled('zh-Hans', CHINESE));
    expect(file).toContain('#, fuzzy\n#| msgid "Your rewards"\nmsgctxt "home.title"');
    expect(readPo(file).entries.get('home.title')).toMatchObject({
      fuzzy: true,
      texts: ['您的奖励'],
    });
    expect(writePo('zh-Hans', changed, file)).toBe(file);
  });

  it('keeps the translation of a text that is gone as obsolete, and finds it again', () => {
    const without = writePo('zh-Hans', english.slice(1), filled('zh-Hans', CHINESE));
    expect(without).toContain('#~ msgstr "您的奖励"');
    expect(readPo(without).entries.has('home.title')).toBe(false);
    expect(readPo(writePo('zh-Hans', english, without)).entries.get('home.title')?.texts).toEqual([
      '您的奖励',
    ]);
  });

  it('tells a translator what a text is for, and its forms', () => {
    const file = writePo('pl', english);
    expect(file).toContain('#. Above the card.\n#. At most 15 letters.\nmsgctxt "home.welcome"');
    expect(file).toContain('#. Forms by {points}: one, few, many.');
    expect(file).toContain('#. Here {venue} is unknown.');
  });
});

describe('gateOf', () => {
  const { entries } = readPo(filled('zh-Hans', { ...CHINESE, 'home.title': '', 'errors.age': '' }));

  it('fails for a missing text about safety, however many may be missing', () => {
    expect(gateOf(english, entries, 10).faults).toEqual([
      'errors.age: has to be translated before the language is shown',
    ]);
  });

  it('counts and names what falls back to English', () => {
    expect(gateOf(english, entries, 1)).toMatchObject({ missing: 2 });
    expect(gateOf(english, entries, 1).faults).toEqual([
      'errors.age: has to be translated before the language is shown',
      '2 texts fall back to English, and 1 may',
      'home.title: translate it, and remove its mark "fuzzy"',
    ]);
  });
});

describe('tablesOf', () => {
  function home(locale, texts, fallback = {}) {
    const source =
      tablesOf(locale, english, readPo(filled(locale, texts)).entries).get('home') ?? '';
    const [, body] = source.split("Messages['home'] = ");
    const plural = (shown, forms) => forms[new Intl.PluralRules(locale).select(Number(shown))];
    return new Function('plural', 'english', `return ${body}`)(plural, fallback);
  }

  it('draws what the translator wrote', () => {
    const { title, welcome, ready, redeemed, steps, points } = home('zh-Hans', CHINESE);
    expect([title, welcome('李'), points('2')]).toEqual(['您的奖励', '欢迎，李', '2 分']);
    expect([ready(0), ready(3)]).toEqual(['暂无可用', '3 项可用']);
    expect([redeemed('今天', null), redeemed('今天', 'A')]).toEqual([
      '已于今天兑换',
      '已于今天在 A 兑换',
    ]);
    expect(steps).toEqual(['打开优惠。', '出示二维码。']);
  });

  it('chooses the form of a plural', () => {
    const forms = ['{points} punkt', '{points} punkty', '{points} punktów'];
    const { points } = home('pl', { 'home.points': forms }, { title: '', steps: [] });
    expect([points('1'), points('2'), points('5')]).toEqual(['1 punkt', '2 punkty', '5 punktów']);
  });

  it('takes a text in English that has no translation, with all its variants', () => {
    const texts = { ...CHINESE, 'home.title': '', 'home.redeemed': '' };
    const fallback = { title: 'Your rewards', redeemed: () => 'Redeemed' };
    const { title, redeemed } = home('zh-Hans', texts, fallback);
    expect([title, redeemed('x', null)]).toEqual(['Your rewards', 'Redeemed']);
  });

  it('keeps marks of a template that a text contains', () => {
    expect(home('zh-Hans', { ...CHINESE, 'home.welcome': '`$\\{name}' }).welcome('X')).toBe(
      '`$\\X',
    );
  });
});

describe('pluralsOf', () => {
  it.each(LANGUAGES)('%s: editors count as Intl does', (language) => {
    const { rule, categories } = pluralsOf(language);
    const select = new Function('n', `return Number(${rule.match(/plural=(.*);/)?.[1]})`);
    const rules = new Intl.PluralRules(language);
    for (let number = 0; number <= 1000; number += 1)
      expect(categories[select(number)], String(number)).toBe(rules.select(number));
    expect(rule).toContain(`nplurals=${categories.length};`);
  });
});
