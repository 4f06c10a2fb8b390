import type { Restaurant } from '../../../src/contract/index.ts';
import { dish } from './dishes.ts';

export const THE_WICK: Restaurant = {
  venueId: 9,
  name: 'The Wick',
  intro: 'Scottish suppers by lamplight, with a counter where you can watch them being made.',
  place: 'Second floor',
  openingHours: [
    { days: 'Tuesday to Thursday', hours: '17:30 to 23:00' },
    { days: 'Friday and Saturday', hours: '17:30 to 00:30' },
    { days: 'Sunday and Monday', hours: 'Closed' },
  ],
  telephone: '0141 496 0119',
  booking: 'Counter seats cannot be booked; tables can, up to a month ahead.',
  menus: [
    {
      name: 'Supper',
      note: '',
      sections: [
        {
          name: 'Plates',
          kind: 'grill',
          dishes: [
            dish(
              'Cullen skink',
              'Smoked haddock, potato, leek',
              950,
              390,
              'fish, milk',
              'gluten-free',
            ),
            dish(
              'Haggis or veggie haggis',
              'Neeps, tatties, whisky sauce',
              1_700,
              820,
              'milk, oats',
            ),
            dish(
              'Venison loin',
              'Bramble, barley, cavolo nero',
              2_650,
              710,
              'barley, celery, milk',
            ),
            dish(
              'King oyster mushroom',
              'Barley, pickled walnut',
              1_600,
              520,
              'barley, nuts',
              'vegan',
            ),
          ],
        },
        {
          name: 'Sweet',
          kind: 'pudding',
          dishes: [
            dish(
              'Cranachan',
              'Raspberry, toasted oats, heather honey',
              800,
              460,
              'milk, oats',
              'vegetarian',
            ),
            dish(
              'Tablet and coffee',
              'A square of each',
              500,
              210,
              'milk',
              'vegetarian',
              'gluten-free',
            ),
          ],
        },
      ],
    },
  ],
};
