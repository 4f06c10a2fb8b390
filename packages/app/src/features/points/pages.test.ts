import { describe, expect, it } from 'vitest';
import { firstPage, movement, newestPage } from '../shared/points/points.fixtures.ts';
import { movementsOf, nextCursor, pagesAdd } from './pages.ts';

const both = [newestPage, firstPage];

describe('the cursor of the earlier page', () => {
  it('is that of the last page', () => {
    expect(nextCursor([newestPage])).toBe('before-mv-3');
    expect(nextCursor(both)).toBeNull();
    expect(nextCursor([])).toBeNull();
  });

  it('is null if the group repeats a cursor', () => {
    expect(nextCursor([newestPage, { ...firstPage, next: 'before-mv-3' }])).toBeNull();
  });

  it('is null if a page repeats the movements of another, or has none', () => {
    expect(nextCursor([newestPage, { ...newestPage, next: 'again' }])).toBeNull();
    expect(nextCursor([newestPage, { ...firstPage, movements: [], next: 'more' }])).toBeNull();
  });
});

describe('the running balance', () => {
  it('is that after each movement, without pending points and tier points', () => {
    expect(movementsOf(both).map(({ id, balance }) => [id, balance])).toEqual([
      ['mv-6', 1_250],
      ['mv-5', 1_300],
      ['mv-4', null],
      ['mv-3', null],
      ['mv-2', 1_200],
      ['mv-1', 200],
    ]);
  });

  it('is null on a page whose balance the group does not send', () => {
    const unknown = { ...newestPage, closing: null };
    expect(movementsOf([unknown]).every(({ balance }) => balance === null)).toBe(true);
  });

  it('has a repeated id once', () => {
    expect(movementsOf([newestPage, newestPage])).toHaveLength(newestPage.movements.length);
  });
});

describe('pages add up', () => {
  it.each([
    ['if movements explain the balances', both, true],
    ['if the group sends no balances', [{ ...newestPage, opening: null, closing: null }], true],
    ['not if a sum is wrong', [{ ...newestPage, closing: 1_251 }], false],
    [
      'not if a page does not continue the later one',
      [newestPage, { ...firstPage, closing: 1_100, opening: -100 }],
      false,
    ],
    [
      'not if a movement is missing',
      [{ ...newestPage, movements: [{ ...movement, id: 'mv-6', amount: -50 }] }],
      false,
    ],
  ])('%s', (_, pages, adds) => expect(pagesAdd(pages)).toBe(adds));
});
