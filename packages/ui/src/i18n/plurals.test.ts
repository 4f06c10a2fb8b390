import { describe, expect, it } from 'vitest';
import { createPlural } from './plurals.ts';

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

describe('createPlural', () => {
  it.each([
    ['en-GB', '1', 'one'],
    ['en-GB', '1,200', 'other'],
    ['cy', '0', 'zero'],
    ['cy', '2', 'two'],
    ['cy', '6', 'many'],
    ['pl', '1', 'one'],
    ['pl', '1\u00a0202', 'few'],
    ['pl', 1205, 'many'],
    ['ar-EG', '٣', 'few'],
    ['ar-EG', '١٬٢٠٠', 'other'],
    ['ar-EG', '3', 'few'],
    ['zh-Hans', '1', 'other'],
  ])('%s counts %s as %s', (locale, shown, category) => {
    expect(createPlural(locale)(shown, forms)).toBe(category);
  });

  it('takes the general form where a language has none of its own', () => {
    expect(createPlural('pl')('2', { one: 'one', many: 'many' })).toBe('many');
  });
});
