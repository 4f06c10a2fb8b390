import type { Restaurant } from '../../../src/contract/index.ts';
import { dish } from './dishes.ts';

export const MERIDIAN: Restaurant = {
  venueId: 6,
  name: 'Meridian',
  intro: 'A grill room under a painted sky. Plain British cooking, done with care and served late.',
  place: 'First floor, above the card room',
  openingHours: [
    { days: 'Sunday to Thursday', hours: '17:00 to 23:00' },
    { days: 'Friday and Saturday', hours: '17:00 to 01:00' },
    { days: 'Sunday lunch', hours: '12:30 to 16:30' },
  ],
  telephone: '020 7946 0116',
  booking:
    'Tables are held for fifteen minutes. For more than eight, please give us a day’s notice.',
  menus: [
    {
      name: 'Evening',
      note: 'Served until an hour before closing',
      sections: [
        {
          name: 'To begin',
          kind: 'starter',
          dishes: [
            dish(
              'Celeriac soup',
              'Hazelnut, brown butter',
              850,
              310,
              'celery, milk, nuts',
              'vegetarian',
              'gluten-free',
            ),
            dish(
              'Potted shrimp',
              'Toast, pickled cucumber',
              1_150,
              420,
              'crustaceans, milk, wheat',
            ),
            dish(
              'Beetroot and orange',
              'Chicory, walnut, mustard leaf',
              900,
              280,
              'mustard, nuts',
              'vegan',
              'gluten-free',
            ),
          ],
        },
        {
          name: 'Main courses',
          kind: 'grill',
          dishes: [
            dish('Ribeye, 250 g', 'Bone marrow butter, watercress, chips', 3_200, 1_120, 'milk'),
            dish(
              'Plaice on the bone',
              'Capers, lemon, buttered potatoes',
              2_450,
              760,
              'fish, milk',
              'gluten-free',
            ),
            dish(
              'Squash and chestnut pie',
              'Greens, onion gravy',
              1_850,
              890,
              'celery, milk, nuts, wheat',
              'vegetarian',
            ),
            dish(
              'Charred hispi cabbage',
              'White beans, salsa verde',
              1_650,
              540,
              'mustard',
              'vegan',
              'gluten-free',
            ),
          ],
        },
        {
          name: 'To finish',
          kind: 'pudding',
          dishes: [
            dish(
              'Sticky ginger pudding',
              'Clotted cream',
              850,
              640,
              'eggs, milk, wheat',
              'vegetarian',
            ),
            dish(
              'Three British cheeses',
              'Oatcakes, quince',
              1_200,
              580,
              'milk, oats',
              'vegetarian',
            ),
            dish('Blackcurrant sorbet', 'Two scoops', 600, 180, '', 'vegan', 'gluten-free'),
          ],
        },
      ],
    },
    {
      name: 'Late plates',
      note: 'From 22:00, also at the bar',
      sections: [
        {
          name: 'Small plates',
          kind: 'starter',
          dishes: [
            dish(
              'Welsh rarebit',
              'Worcester sauce, pickles',
              950,
              560,
              'fish, milk, mustard, wheat',
            ),
            dish('Salt and pepper squid', 'Lime, chilli', 1_100, 430, 'molluscs, wheat'),
            dish('Padrón peppers', 'Sea salt', 700, 160, '', 'vegan', 'gluten-free'),
          ],
        },
      ],
    },
  ],
};
