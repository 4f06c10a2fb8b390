import type { Incentive } from '../../src/contract/index.ts';
import type { GamePrize } from '../../src/stores/gamePrizes.ts';
import { CASINO_GAMES, NO_GAMBLING } from './incentives.ts';

type PrizeVoucher = NonNullable<GamePrize['voucher']>;

const TERMS =
  'For the member who won it, aged 18 or over, once only. It cannot be exchanged for cash or passed on.';

/** The voucher of a prize. All have the same instructions except for the place. */
function voucher(
  words: Pick<PrizeVoucher, 'title' | 'summary' | 'category' | 'valuePence' | 'codePrefix'>,
  where: string,
  incentive: Incentive = NO_GAMBLING,
): PrizeVoucher {
  const howToRedeem = [`Show the code ${where}.`, 'We scan it, and it is yours.'];
  return { ...words, terms: TERMS, incentive, howToRedeem, validDays: 30 };
}

const COCKTAIL = voucher(
  {
    title: 'A cocktail on us',
    summary: 'Anything from the list, at your casino’s bar.',
    category: 'drinks',
    valuePence: null,
    codePrefix: 'SPIN',
  },
  'at the bar',
);
const DINING = voucher(
  {
    title: '£5 to spend at dinner',
    summary: 'Off any bill in the restaurant.',
    category: 'dining',
    valuePence: 500,
    codePrefix: 'SPIN',
  },
  'to your server',
);
const PLAY = voucher(
  {
    title: '£10 of slots play',
    summary: 'On any slot in the house, in one visit.',
    category: 'gaming',
    valuePence: 1_000,
    codePrefix: 'SPIN',
  },
  'at the cash desk',
  CASINO_GAMES,
);
const TEA = voucher(
  {
    title: 'Afternoon tea for two',
    summary: 'Any afternoon but Sunday, in the lounge.',
    category: 'dining',
    valuePence: 4_800,
    codePrefix: 'SPIN',
  },
  'to your server',
);
const DINNER = voucher(
  {
    title: 'Dinner for two',
    summary: 'Three courses in the restaurant.',
    category: 'dining',
    valuePence: 12_000,
    codePrefix: 'SPIN',
  },
  'to your server',
);
const NIGHT = voucher(
  {
    title: 'A night away for two',
    summary: 'Room, breakfast and a late check-out.',
    category: 'stay',
    valuePence: 25_000,
    codePrefix: 'SPIN',
  },
  'at reception',
);

/** The weights add up to 100, so that each weight is the percentage of its prize. */
const WHEEL: readonly GamePrize[] = [
  { number: 1, name: 'A night away for two', weight: 1, stock: 3, voucher: NIGHT },
  { number: 2, name: 'Dinner for two', weight: 3, stock: 40, voucher: DINNER },
  { number: 3, name: 'Afternoon tea for two', weight: 6, stock: 120, voucher: TEA },
  { number: 4, name: '£10 of slots play', weight: 10, stock: 400, voucher: PLAY },
  { number: 5, name: 'A cocktail on us', weight: 12, stock: 600, voucher: COCKTAIL },
  { number: 6, name: '£5 to spend at dinner', weight: 16, stock: 800, voucher: DINING },
  { number: 7, name: 'No prize today', weight: 52, stock: null, voucher: null },
];

/** The prizes of each game: the same wheel for all. */
export function gamePrizes(gameIds: readonly string[]) {
  return gameIds.map((gameId) => ({ gameId, prizes: WHEEL }));
}
