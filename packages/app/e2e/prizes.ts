/** The prizes of a game in which every spin wins. */
export const SURE_WIN = [
  { name: 'A cocktail on us', win: true, weight: 1_000_000, stock: 50 },
  { name: 'No prize today', win: false },
];
