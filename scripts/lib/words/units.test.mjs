import { describe, expect, it } from 'vitest';
import { english } from './english.fixture.mjs';
import { placeholdersOf, unitsOf } from './units.mjs';

const shown = (key) =>
  english
    .filter(({ path }) => path.join('.') === key)
    .map((unit) => [unit.key, unit.text, unit.plural]);

describe('unitsOf', () => {
  it('names the values of a text', () => {
    expect(shown('home.welcome')).toEqual([['home.welcome', 'Welcome, {name}', undefined]]);
  });

  it('finds the plural by calling the message', () => {
    expect(shown('home.points')).toEqual([['home.points', '{points} point', '{points} points']]);
  });

  it('has a text for zero and for null where these differ', () => {
    expect(shown('home.ready')).toEqual([
      ['home.ready[count=0]', 'None ready yet', undefined],
      ['home.ready', '{count} ready to use', undefined],
    ]);
    expect(shown('home.redeemed')).toEqual([
      ['home.redeemed[venue=null]', 'Redeemed on {date}', undefined],
      ['home.redeemed', 'Redeemed on {date}, {venue}', undefined],
    ]);
  });

  it('has a text for each member of a union', () => {
    const place = { name: 'place', number: false, nullable: false, literals: ['bar', 'table'] };
    const value = (one) => (one === 'bar' ? 'At the bar' : 'At the table');
    expect(
      unitsOf({ path: ['at'], note: '', value, parameters: [place] }).map(({ key, text }) => [
        key,
        text,
      ]),
    ).toEqual([
      ['at[place=bar]', 'At the bar'],
      ['at[place=table]', 'At the table'],
    ]);
  });

  it('refuses a text that counts two things', () => {
    const many = (name) => ({ name, number: false, nullable: false, literals: [] });
    const value = (a, b) =>
      `${a} ${a === '1' ? 'cat' : 'cats'}, ${b} ${b === '1' ? 'dog' : 'dogs'}`;
    expect(() =>
      unitsOf({ path: ['pets'], note: '', value, parameters: [many('a'), many('b')] }),
    ).toThrow('pets counts a and b: split it.');
  });

  it('lists each placeholder once', () => {
    expect(placeholdersOf('{b} and {a}, {b}')).toEqual(['a', 'b']);
  });
});
