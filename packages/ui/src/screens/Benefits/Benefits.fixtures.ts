import type { ComparedBenefit } from '../../components/BenefitComparison/BenefitComparison.tsx';
import type { BenefitCategory } from '../../components/BenefitList/BenefitList.tsx';
import type { Tier } from '../../tokens/tiers.ts';
import type { BenefitsState } from './Benefits.types.ts';

interface Sample extends ComparedBenefit {
  readonly category: BenefitCategory;
  readonly text: string;
}

const sample = (
  id: string,
  category: BenefitCategory,
  title: string,
  text: string,
  gives: ComparedBenefit['gives'],
): Sample => ({ id, category, title, text, gives });

const samples: readonly Sample[] = [
  sample(
    'points',
    'points',
    'Earning points to spend',
    'At every table and slot, with your card.',
    {
      jack: '1 a pound',
      queen: '1.25 a pound',
      'queen-of-spades': '1.5 a pound',
      king: '1.75 a pound',
      'king-of-hearts': '2 a pound',
      'king-of-spades': '2.5 a pound',
      ace: '3 a pound',
    },
  ),
  sample('dining', 'dining', 'Off the bill at Meridian', 'Food and soft drinks, for up to six.', {
    jack: '5%',
    queen: '7.5%',
    'queen-of-spades': '10%',
    king: '12.5%',
    'king-of-hearts': '15%',
    'king-of-spades': '20%',
    ace: '30%',
  }),
  sample('drinks', 'drinks', 'Refreshments while you play', 'Brought to your table or slot.', {
    jack: 'Tea and coffee',
    queen: 'Soft drinks',
    'queen-of-spades': 'Soft drinks',
    king: 'Fresh juices',
    'king-of-hearts': 'Mocktails',
    'king-of-spades': 'Mocktails',
    ace: 'The whole list',
  }),
  sample('tickets', 'events', 'Seats at our events', 'For you and a guest, while there is room.', {
    jack: null,
    queen: 'Early booking',
    'queen-of-spades': 'Early booking',
    king: '1 pair a year',
    'king-of-hearts': '2 pairs a year',
    'king-of-spades': '4 pairs a year',
    ace: 'Always two',
  }),
  sample(
    'stay',
    'stay',
    'Nights at our partner hotels',
    'Sunday to Thursday, when rooms are free.',
    {
      jack: null,
      queen: null,
      'queen-of-spades': '10% off',
      king: '15% off',
      'king-of-hearts': '1 night a year',
      'king-of-spades': '2 nights a year',
      ace: '4 nights a year',
    },
  ),
  sample('taxi', 'travel', 'A cab home', 'Within five miles, from eleven at night.', {
    jack: null,
    queen: null,
    'queen-of-spades': null,
    king: '1 a month',
    'king-of-hearts': '2 a month',
    'king-of-spades': '4 a month',
    ace: 'Every visit',
  }),
];

/** The loaded state of My Benefits for a member of `tier`. */
export function readyBenefits(tier: Tier): Extract<BenefitsState, { status: 'ready' }> {
  return {
    status: 'ready',
    tier,
    venueName: 'The Orrery, London',
    benefits: samples.flatMap(({ gives, ...benefit }) => {
      const own = gives[tier];
      return own === null ? [] : [{ ...benefit, gives: own }];
    }),
    comparison: samples,
  };
}

/** The longest texts: the layout must not cut or overflow them. */
export const longBenefits: Extract<BenefitsState, { status: 'ready' }> = (() => {
  const ready = readyBenefits('queen-of-spades');
  const words = 'Complimentary accommodation in a superior double room with breakfast for two';
  return {
    ...ready,
    venueName: 'The Grand Assembly Rooms and Winter Gardens, Llanfairpwllgwyngyll',
    benefits: ready.benefits.map((each) => ({ ...each, title: words, gives: words })),
    comparison: ready.comparison.map((each) => ({ ...each, title: words })),
  };
})();
