import { describe, expect, it } from 'vitest';
import { dishesOnMenus, markedDiets, suits } from './diets.ts';
import { evening, longMenu } from './menu.fixtures.ts';
import type { Diet } from './menu.types.ts';

describe('suits', () => {
  it.each<[readonly Diet[], readonly Diet[], boolean]>([
    [[], [], true],
    [[], ['vegan'], false],
    [['vegan'], ['vegan'], true],
    [['vegan'], ['vegetarian'], true],
    [['vegetarian'], ['vegan'], false],
    [['vegan'], ['vegan', 'gluten-free'], false],
    [['vegan', 'gluten-free'], ['vegetarian', 'gluten-free'], true],
  ])('a dish marked %j, for %j: %s', (diets, chosen, result) => {
    expect(suits({ diets }, chosen)).toBe(result);
  });
});

describe('markedDiets', () => {
  it('lists only the diets that occur', () => {
    expect(markedDiets(dishesOnMenus([longMenu]))).toEqual(['vegetarian']);
    expect(markedDiets(dishesOnMenus([evening, longMenu]))).toEqual([
      'vegan',
      'vegetarian',
      'gluten-free',
    ]);
    expect(markedDiets([])).toEqual([]);
  });
});
