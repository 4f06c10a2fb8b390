import type { Restaurant } from '../../../src/contract/index.ts';
import { dish } from './dishes.ts';

export const SLACK_WATER: Restaurant = {
  venueId: 12,
  name: 'Slack Water',
  intro: 'Whatever the boats brought in this morning, and a terrace to eat it on.',
  place: 'Ground floor and terrace',
  openingHours: [
    { days: 'Monday to Thursday', hours: '17:00 to 22:30' },
    { days: 'Friday to Sunday', hours: '12:00 to 23:00' },
  ],
  telephone: '01632 960122',
  booking: 'The terrace is first come, first served. Indoors, please book.',
  menus: [
    {
      name: 'From the sea',
      note: 'The catch decides; ask what is on the board',
      sections: [
        {
          name: 'Small',
          kind: 'starter',
          dishes: [
            dish(
              'Rock oysters',
              'Each, with shallot vinegar',
              350,
              20,
              'molluscs, sulphites',
              'gluten-free',
            ),
            dish('Whipped cod’s roe', 'Radish, rye', 850, 330, 'fish, rye'),
            dish('Tomatoes on toast', 'Basil, olive oil', 800, 290, 'wheat', 'vegan'),
          ],
        },
        {
          name: 'Large',
          kind: 'fish',
          dishes: [
            dish(
              'Fish of the day',
              'Grilled whole, seaweed butter',
              2_300,
              610,
              'fish, milk',
              'gluten-free',
            ),
            dish('Crab linguine', 'Chilli, parsley, lemon', 1_950, 740, 'crustaceans, eggs, wheat'),
            dish(
              'Aubergine and chickpea stew',
              'Flatbread, yoghurt',
              1_550,
              650,
              'milk, sesame, wheat',
              'vegetarian',
            ),
          ],
        },
      ],
    },
    {
      name: 'Afternoon tea',
      note: 'Friday to Sunday, 14:00 to 17:00',
      sections: [
        {
          name: 'For two',
          kind: 'pudding',
          dishes: [
            dish(
              'The Tidewater tea',
              'Sandwiches, scones, cakes and a pot each',
              3_400,
              1_450,
              'eggs, milk, wheat',
              'vegetarian',
            ),
          ],
        },
      ],
    },
  ],
};
