import type { DishKind } from '../../artwork/DishArtwork.tsx';

/** A diet for which a dish is suitable. */
export type Diet = 'vegetarian' | 'vegan' | 'gluten-free';

/** A dish of a menu. */
export interface Dish {
  readonly name: string;
  readonly description: string;
  readonly pricePence: number;
  /** Kilocalories per portion, or null if they are not known. */
  readonly kcal: number | null;
  readonly diets: readonly Diet[];
  /** The names of its allergens, such as `milk`. Empty if it has none of the fourteen; null or absent if unknown. */
  readonly allergens?: readonly string[] | null;
}

/** A section of a menu, such as its starters. */
export interface MenuSection {
  readonly name: string;
  /** Selects the picture. */
  readonly kind: DishKind;
  readonly dishes: readonly Dish[];
}

/** A menu of a restaurant. */
export interface Menu {
  readonly name: string;
  /** When the kitchen serves it, or ''. */
  readonly note: string;
  readonly sections: readonly MenuSection[];
}
