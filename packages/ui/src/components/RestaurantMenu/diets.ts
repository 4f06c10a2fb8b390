import type { Diet, Dish, Menu } from './menu.types.ts';

const DIETS: readonly Diet[] = ['vegan', 'vegetarian', 'gluten-free'];

/** True if a dish suits every one of these diets. A vegan dish is vegetarian too. */
export function suits({ diets }: Pick<Dish, 'diets'>, chosen: readonly Diet[]): boolean {
  return chosen.every(
    (diet) => diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan')),
  );
}

/** The dishes of menus. */
export function dishesOnMenus(menus: readonly Menu[]): readonly Dish[] {
  return menus.flatMap(({ sections }) => sections.flatMap(({ dishes }) => dishes));
}

/** The diets with which at least one dish is marked, in a fixed order. */
export function markedDiets(dishes: readonly Pick<Dish, 'diets'>[]): readonly Diet[] {
  return DIETS.filter((diet) => dishes.some(({ diets }) => diets.includes(diet)));
}
