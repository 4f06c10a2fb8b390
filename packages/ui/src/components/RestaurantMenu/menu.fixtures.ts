import type { Dish, Menu } from './menu.types.ts';

/** A dish without allergens and diets. */
const dish = (
  name: string,
  description: string,
  pricePence: number,
  changes: Partial<Dish> = {},
): Dish => ({ name, description, pricePence, kcal: null, diets: [], allergens: [], ...changes });

export const evening: Menu = {
  name: 'Evening',
  note: 'Served until an hour before closing',
  sections: [
    {
      name: 'To begin',
      kind: 'starter',
      dishes: [
        dish('Celeriac soup', 'Hazelnut, brown butter', 850, {
          kcal: 310,
          diets: ['vegetarian', 'gluten-free'],
          allergens: ['celery', 'milk', 'nuts'],
        }),
        dish('Potted shrimp', 'Toast, pickled cucumber', 1_150, {
          kcal: 420,
          allergens: ['crustaceans', 'milk', 'wheat'],
        }),
      ],
    },
    {
      name: 'Main courses',
      kind: 'grill',
      dishes: [
        dish('Ribeye, 250 g', 'Bone marrow butter, watercress, chips', 3_200, {
          kcal: 1_120,
          allergens: ['milk'],
        }),
        dish('Plaice on the bone', 'Capers, lemon, buttered potatoes', 2_450, {
          diets: ['gluten-free'],
          allergens: ['fish', 'milk'],
        }),
      ],
    },
    {
      name: 'To finish',
      kind: 'pudding',
      dishes: [
        dish('Blackcurrant sorbet', 'Two scoops', 600, {
          kcal: 180,
          diets: ['vegan', 'gluten-free'],
        }),
      ],
    },
  ],
};

const { allergens: _, ...pudding } = dish('Pudding of the day', 'As the chef likes it', 700, {
  diets: ['vegetarian'],
});

/** A dish without allergens, and dishes whose allergens are unknown. */
export const guestMenu: Menu = {
  name: 'Guest kitchen',
  note: '',
  sections: [
    {
      name: 'From the guest kitchen',
      kind: 'garden',
      dishes: [
        dish('Melon', 'Chilled', 500, { kcal: 60, diets: ['vegan', 'gluten-free'] }),
        dish('Dish of the day', 'As the chef likes it', 1_400, { allergens: null }),
        pudding,
      ],
    },
  ],
};

/** Very long texts, which must not be cut off or overflow. */
export const longMenu: Menu = {
  name: 'Late',
  note: '',
  sections: [
    {
      name: 'Small plates for those who came straight from the theatre',
      kind: 'starter',
      dishes: [
        dish(
          'Donaudampfschifffahrtsgesellschaftskapitänspastete with pickled walnuts',
          'Slow-cooked for a day and a half, served cold with everything the garden has, and toast.',
          123_450,
          {
            kcal: 2_450,
            diets: ['vegetarian'],
            allergens: ['celery', 'eggs', 'fish', 'milk', 'mustard', 'nuts', 'sesame', 'wheat'],
          },
        ),
      ],
    },
  ],
};
