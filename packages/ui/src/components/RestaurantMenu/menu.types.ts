/** How a dish is marked on the menu. */
export type Diet = 'vegetarian' | 'vegan' | 'gluten-free';

export interface Dish {
  readonly name: string;
  readonly description: string;
  readonly pricePence: number;
  /** Kilocalories of a portion; null where they are not known. */
  readonly kcal: number | null;
  readonly diets: readonly Diet[];
  /** Such as `milk`; none of the fourteen where it is empty. */
  readonly allergens: readonly string[];
}

export interface MenuSection {
  readonly name: string;
  readonly dishes: readonly Dish[];
}

export interface Menu {
  readonly name: string;
  /** When it is served, or empty. */
  readonly note: string;
  readonly sections: readonly MenuSection[];
}
