import { arch, block, GROUND, type House, mirrored, repeat } from './house.ts';

/** The middles of the five bow fronts, and their width. */
const BOWS = { first: 88, distance: 56, width: 40, count: 5 } as const;

/** A row of waves from `from` to `to`. */
function waves(y: number, from: number, to: number, length: number): string {
  const count = Math.round((to - from) / length);
  return `M${from} ${y}${`q${length / 4} -4 ${length / 2} 0t${length / 2} 0`.repeat(count)}`;
}

/** A canopy over the balcony of a bow front. */
function canopy(x: number): string {
  return `M${x - 22} 126q22 -14 44 0M${x - 22} 126v3M${x + 22} 126v3`;
}

function balcony(x: number): string {
  return `M${x - 22} 142h44M${x - 22} 150h44${repeat(9, x - 20, 5, (at) => `M${at} 142v8`)}`;
}

/** A terrace by the sea, with bow fronts, balconies and a bandstand's dome. */
export const tideHouse: House = {
  walls: [
    block(200, GROUND, 292, 82),
    `M178 86c0 -8 4 -12 6 -20c2 -14 10 -14 16 -28c6 14 14 14 16 28c2 8 6 12 6 20Z`,
    repeat(BOWS.count, BOWS.first, BOWS.distance, (x) => block(x, GROUND, BOWS.width, 78)),
  ],
  trim: [
    'M50 86H350M50 91H350M200 38V26M200 27l10 3 -10 3',
    repeat(BOWS.count, BOWS.first, BOWS.distance, canopy),
    repeat(BOWS.count, BOWS.first, BOWS.distance, (x) => `M${x - 22} 150h44`),
    mirrored(140, (x) => block(x, 86, 10, 12)),
    mirrored(84, (x) => block(x, 86, 10, 12)),
  ].join(''),
  detail: [
    repeat(BOWS.count, BOWS.first, BOWS.distance, balcony),
    repeat(BOWS.count, BOWS.first, BOWS.distance, (x) =>
      repeat(6, x - 15, 6, (at) => `M${at} 126L${x + (at - x) * 0.7} 120`),
    ),
    'M190 84c0 -16 4 -24 10 -42M210 84c0 -16 -4 -24 -10 -42M200 84V42M184 70H216',
    repeat(BOWS.count, BOWS.first, BOWS.distance, (x) =>
      repeat(3, x - 12, 12, (at) => `M${at} 98v16M${at - 4} 106h8M${at} 130v12`),
    ),
  ].join(''),
  windows: [
    repeat(BOWS.count, BOWS.first, BOWS.distance, (x) =>
      repeat(3, x - 12, 12, (at) => block(at, 114, 8, 16) + block(at, 142, 8, 13)),
    ),
    repeat(
      BOWS.count,
      BOWS.first,
      BOWS.distance,
      (x) => arch(x - 9, GROUND, 9, 14) + arch(x + 9, GROUND, 9, 14),
    ),
  ].join(''),
  foreground: waves(176, -200, 600, 32) + waves(184, -192, 600, 44) + waves(193, -210, 600, 56),
};
