import type { Menu } from './menu.types.ts';

export const evening: Menu = {
  name: 'Evening',
  note: 'Served until an hour before closing',
  sections: [
    {
      name: 'To begin',
      kind: 'starter',
      dishes: [
        {
          name: 'Celeriac soup',
          description: 'Hazelnut, brown butter',
          pricePence: 850,
          kcal: 310,
          diets: ['vegetarian', 'gluten-free'],
          allergens: ['celery', 'milk', 'nuts'],
        },
        {
          name: 'Potted shrimp',
          description: 'Toast, pickled cucumber',
          pricePence: 1_150,
          kcal: 420,
          diets: [],
          allergens: ['crustaceans', 'milk', 'wheat'],
        },
      ],
    },
    {
      name: 'Main courses',
      kind: 'grill',
      dishes: [
        {
          name: 'Ribeye, 250 g',
          description: 'Bone marrow butter, watercress, chips',
          pricePence: 3_200,
          kcal: 1_120,
          diets: [],
          allergens: ['milk'],
        },
        {
          name: 'Plaice on the bone',
          description: 'Capers, lemon, buttered potatoes',
          pricePence: 2_450,
          kcal: null,
          diets: ['gluten-free'],
          allergens: ['fish', 'milk'],
        },
      ],
    },
    {
      name: 'To finish',
      kind: 'pudding',
      dishes: [
        {
          name: 'Blackcurrant sorbet',
          description: 'Two scoops',
          pricePence: 600,
          kcal: 180,
          diets: ['vegan', 'gluten-free'],
          allergens: [],
        },
      ],
    },
  ],
};

/** A dish without allergens, and dishes whose allergens are unknown. */
export const guestMenu: Menu = {
  name: 'Guest kitchen',
  note: '',
  sections: [
    {
      name: 'From the guest kitchen',
      kind: 'garden',
      dishes: [
        {
          name: 'Melon',
          description: 'Chilled',
          pricePence: 500,
          kcal: 60,
          diets: ['vegan', 'gluten-free'],
          allergens: [],
        },
        {
          name: 'Dish of the day',
          description: 'As the chef likes it',
          pricePence: 1_400,
          kcal: null,
          diets: [],
          allergens: null,
        },
        {
          name: 'Pudding of the day',
          description: 'As the chef likes it',
          pricePence: 700,
          kcal: null,
          diets: ['vegetarian'],
        },
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
        {
          name: 'Donaudampfschifffahrtsgesellschaftskapitänspastete with pickled walnuts',
          description:
            'Slow-cooked for a day and a half, served cold with everything the garden has, and toast.',
          pricePence: 123_450,
          kcal: 2_450,
          diets: ['vegetarian'],
          allergens: ['celery', 'eggs', 'fish', 'milk', 'mustard', 'nuts', 'sesame', 'wheat'],
        },
      ],
    },
  ],
};
