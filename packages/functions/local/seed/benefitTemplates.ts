import type { Benefit } from '../../src/contract/index.ts';

type Step = string | null;

/** The wording of a benefit, and what it gives each tier from Jack to Ace. */
export interface BenefitTemplate extends Omit<Benefit, 'gives'> {
  readonly ladder: readonly [Step, Step, Step, Step, Step, Step, Step];
}

/** What every casino of the group gives. */
export const COMMON_BENEFITS: readonly BenefitTemplate[] = [
  {
    id: 'points',
    category: 'points',
    title: 'Points on play',
    text: 'Collected with your card at every table and slot. Points lapse a year after they are earned.',
    ladder: [
      '1 a pound',
      '1.25 a pound',
      '1.5 a pound',
      '1.75 a pound',
      '2 a pound',
      '2.5 a pound',
      '3 a pound',
    ],
  },
  {
    id: 'birthday',
    category: 'dining',
    title: 'Birthday treat',
    text: 'A dining voucher in the month of your birthday. It cannot be exchanged for cash.',
    ladder: ['£10', '£15', '£20', '£30', '£40', '£60', '£100'],
  },
  {
    id: 'drinks',
    category: 'service',
    title: 'Refreshments while you play',
    text: 'Brought to your table or slot. Please drink responsibly.',
    ladder: [
      'Tea and coffee',
      'Soft drinks',
      'Soft drinks',
      'Fresh juices',
      'Mocktails',
      'Mocktails',
      'The whole list',
    ],
  },
  {
    id: 'tickets',
    category: 'events',
    title: 'Seats at our events',
    text: 'For you and a guest aged 18 or over, while there is room.',
    ladder: [
      null,
      'Early booking',
      'Early booking',
      '1 pair a year',
      '2 pairs a year',
      '4 pairs a year',
      'Always two',
    ],
  },
  {
    id: 'stay',
    category: 'stay',
    title: 'Nights at our partner hotels',
    text: 'Sunday to Thursday, when rooms are free. Book three days ahead.',
    ladder: [
      null,
      null,
      '10% off',
      '15% off',
      '1 night a year',
      '2 nights a year',
      '4 nights a year',
    ],
  },
  {
    id: 'host',
    category: 'service',
    title: 'Somebody who knows you',
    text: 'A host for tables, seats and questions. Ask reception for a card with their number.',
    ladder: [null, null, null, 'Our host team', 'Our host team', 'Your own host', 'Day and night'],
  },
];

const offTheBill = (where: string): BenefitTemplate => ({
  id: 'dining',
  category: 'dining',
  title: `Off the bill at ${where}`,
  text: 'Food and soft drinks for your table of up to six. Not with another offer.',
  ladder: ['5%', '7.5%', '10%', '12.5%', '15%', '20%', '30%'],
});

/** What one casino alone gives, by its venue id. */
export const VENUE_BENEFITS: Readonly<Record<number, readonly BenefitTemplate[]>> = {
  6: [
    offTheBill('Meridian'),
    {
      id: 'taxi',
      category: 'travel',
      title: 'A cab home',
      text: 'Within five miles, from eleven at night. Reception books it.',
      ladder: [null, null, null, '1 a month', '2 a month', '4 a month', 'Every visit'],
    },
    {
      id: 'observatory',
      category: 'events',
      title: 'The observatory evening',
      text: 'Dinner under the dome on the longest night of the year.',
      ladder: [null, null, null, null, 'Ballot', 'One seat', 'Two seats'],
    },
  ],
  9: [
    offTheBill('The Wick'),
    {
      id: 'parking',
      category: 'travel',
      title: 'Parking on Lantern Row',
      text: 'Take a ticket and have it stamped at reception.',
      ladder: ['2 hours', '3 hours', '4 hours', 'The evening', 'The evening', 'Overnight', 'Valet'],
    },
    {
      id: 'tasting',
      category: 'events',
      title: 'The quiet tasting',
      text: 'Six teas or six drams, and whoever made them. Last Tuesday of the month.',
      ladder: [null, null, 'Half price', 'Half price', 'One seat', 'Two seats', 'Two seats'],
    },
  ],
  12: [
    offTheBill('Slack Water'),
    {
      id: 'terrace',
      category: 'service',
      title: 'The sea terrace',
      text: 'A table outside, and a blanket when there is wind.',
      ladder: [null, 'Weekdays', 'Weekdays', 'Any day', 'Any day', 'Held until 8', 'Always held'],
    },
    {
      id: 'slots-morning',
      category: 'gaming',
      title: 'Slots at high tide',
      text: 'Extra points on every slot from ten until noon.',
      ladder: ['+10%', '+10%', '+15%', '+15%', '+20%', '+25%', '+30%'],
    },
  ],
  21: [
    offTheBill('the Foundry bar'),
    {
      id: 'parking',
      category: 'travel',
      title: 'Parking in the casting yard',
      text: 'Drive in with your card; the gate knows it.',
      ladder: [
        null,
        '2 hours',
        '3 hours',
        'The evening',
        'The evening',
        'Overnight',
        'Your own bay',
      ],
    },
    {
      id: 'booth',
      category: 'events',
      title: 'A booth on music nights',
      text: 'For four, Thursday to Saturday. Kept until the first song.',
      ladder: [null, null, null, 'On the day', 'A week ahead', 'A month ahead', 'Every week'],
    },
  ],
};
