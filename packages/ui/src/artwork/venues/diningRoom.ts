import { ticks } from '../polar.ts';
import { arch, mirrored, repeat } from './house.ts';

/** The height of the sills, and of the floor. */
const SILL = 118;
const FLOOR = 146;

/** The glazing bars of a side window. */
const bars = (x: number) =>
  `M${x} ${SILL}V42M${x - 22} 96h44M${x - 22} 74h44M${x - 22} 60a22 22 0 0 1 44 0M${x} 60l-15 -15M${x} 60l15 -15`;

/** Side windows, also beside the drawing on a wide page. */
const beside = (path: (x: number) => string) =>
  repeat(4, 98, 74, (offset) => mirrored(offset, path));

/** A lamp that hangs between two windows. */
const lamp = (x: number) => `M${x - 10} 40a10 10 0 0 1 20 0Z`;
const lamps = (path: (x: number) => string) =>
  repeat(4, 61, 74, (offset) => mirrored(offset, path));

/** The dining room of a restaurant, 400 by 200, as paths of an SVG. The emblem is in the rose of its middle window. */
export const diningRoom = {
  /** The centre of the rose, and its radius. */
  rose: { x: 200, y: 64, radius: 36 },
  windows: arch(200, SILL, 92, 104) + beside((x) => arch(x, SILL, 52, 84)),
  trim: [
    `M-200 ${FLOOR}H600M-200 126H600M-200 8H600`,
    beside((x) => `M${x - 30} ${SILL}h60`),
    `M150 ${SILL}h100`,
  ].join(''),
  detail: [
    ticks(200, 64, 37, 45, 24),
    beside(bars),
    repeat(51, -200, 16, (x) => `M${x} 129v14`),
    'M-200 12H600',
    lamps((x) => `M${x} 12V30`),
    repeat(17, -120, 40, (x) => `M${x} ${FLOOR}L${200 + (x - 200) * 1.5} 200`),
  ].join(''),
  lamps: lamps(lamp),
  light: lamps((x) => repeat(5, -2, 1, (ray) => `M${x + ray * 6} 44L${x + ray * 9} 52`)),
} as const;

/** A table that is laid for two, around `0 0` at the middle of its top. */
export const laidTable = {
  /** Closed outlines, back to front. */
  solid: [
    'M-68 -24q-10 -1 -9 9l5 29h-2v26h3l3 -22h20v22h3v-30h-16l-3 -34Z',
    'M68 -24q10 -1 9 9l-5 29h2v26h-3l-3 -22h-20v22h-3v-30h16l3 -34Z',
    'M-46 0l-7 34q6 5 13 1q7 5 14 1q7 4 13 1q7 4 13 0q7 4 13 0q7 4 14 -1q6 4 13 -1q7 3 13 -1l-7 -34Z',
    'M-46 0a46 8 0 0 1 92 0a46 8 0 0 1 -92 0Z',
    'M-11 -20l5 -15h12l5 15Z',
  ],
  detail:
    'M-34 8l-4 26M-17 10l-3 25M0 10v26M17 10l3 25M34 8l4 26M-71 -14l5 24M71 -14l-5 24M-36 0a12 2.5 0 0 1 24 0a12 2.5 0 0 1 -24 0M12 0a12 2.5 0 0 1 24 0a12 2.5 0 0 1 -24 0',
  trim: `M0 -20v19M-5 0h10M-40 -4v-7M-43 -18q0 7 3 7t3 -7ZM-42 -4h4M40 -4v-7M37 -18q0 7 3 7t3 -7ZM38 -4h4`,
  light: ticks(0, -27, 18, 25, 12, 15),
} as const;
