import { describe, expect, it } from 'vitest';
import { firstPage, newestPage } from '../shared/points/points.fixtures.ts';
import { movementsOf, nextCursor } from './pages.ts';

const both = [newestPage, firstPage];

describe('the cursor of the earlier page', () => {
  it('is that of the last page', () => {
    expect(nextCursor([newestPage])).toBe('before-mv-3');
    expect(nextCursor(both)).toBeNull();
    expect(nextCursor([])).toBeNull();
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
