import type { ComparedBenefit } from '../../components/BenefitComparison/BenefitComparison.tsx';
import type { BenefitCategory } from '../../components/BenefitList/BenefitList.tsx';
import { TIERS, type Tier } from '../../tokens/tiers.ts';
import type { BenefitsState } from './Benefits.types.ts';

interface Sample extends ComparedBenefit {
  readonly category: BenefitCategory;
  readonly text: string;
}

/** A benefit, with what it gives in each tier from Jack to Ace. */
const sample = (
  [id, category, title, text]: readonly [string, BenefitCategory, string, string],
  ...given: readonly (string | null)[]
): Sample => {
  const gives = Object.fromEntries(TIERS.map((tier, index) => [tier, given[index]]));
  return { id, category, title, text, gives: gives as ComparedBenefit['gives'] };
};

const samples: readonly Sample[] = [
  sample(
    ['points', 'points', 'Earning points to spend', 'At every table and slot, with your card.'],
    ...[
      '1 point for every £1',
      '1.25 points for every £1',
      '1.5 points for every £1',
      '1.75 points for every £1',
    ],
    ...['2 points for every £1', '2.5 points for every £1', '3 points for every £1'],
  ),
  sample(
    ['dining', 'dining', 'Off the bill at Meridian', 'Food and soft drinks, for up to six.'],
    ...['5%', '7.5%', '10%', '12.5%', '15%', '20%', '30%'],
  ),
  sample(
    ['drinks', 'drinks', 'Refreshments while you play', 'Brought to your table or slot.'],
    ...['Tea and coffee', 'Soft drinks', 'Soft drinks', 'Fresh juices', 'Mocktails', 'Mocktails'],
    'The whole list',
  ),
  sample(
    ['tickets', 'events', 'Seats at our events', 'For you and a guest, while there is room.'],
    ...[null, 'Early booking', 'Early booking'],
    ...['1 pair a year', '2 pairs a year', '4 pairs a year', 'Always two'],
  ),
  sample(
    ['stay', 'stay', 'Nights at our partner hotels', 'Sunday to Thursday, when rooms are free.'],
    ...[null, null, '10% off', '15% off', '1 night a year', '2 nights a year', '4 nights a year'],
  ),
  sample(
    ['taxi', 'travel', 'A cab home', 'Within five miles, from eleven at night.'],
    ...[null, null, null, '1 a month', '2 a month', '4 a month', 'Every visit'],
  ),
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
