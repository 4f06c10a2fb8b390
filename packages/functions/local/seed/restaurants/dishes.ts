import type { Restaurant } from '../../../src/contract/index.ts';

type Dish = Restaurant['menus'][number]['sections'][number]['dishes'][number];
type Diet = Dish['diets'][number];

/** Creates a dish. `allergens` is a list with commas. */
export function dish(
  name: string,
  description: string,
  pricePence: number,
  kcal: number | null,
  allergens = '',
  ...diets: Diet[]
): Dish {
  return {
    name,
    description,
    pricePence,
    kcal,
    diets,
    allergens: allergens === '' ? [] : allergens.split(', '),
  };
}
