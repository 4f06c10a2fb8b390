import { block, GROUND, type House, repeat } from './house.ts';

const FLOORS = [76, 100, 124, 150] as const;

/** A lamp with a flame, hanging from `x`, `y`. */
function lamp(x: number, y: number): string {
  return `M${x} ${y}v5M${x - 5} ${y + 8}l3 -3h4l3 3ZM${x - 6} ${y + 8}h12l-2 14h-8ZM${x - 3} ${y + 22}h6`;
}

/** A lantern that stands on the gable, and its light. */
const roofLantern = 'M190 26h20M193 26l-3 -15h20l-3 15M188 11h24l-8 -6h-8ZM200 5v-3';
const roofLight = 'M194.5 25l-2 -12h15l-2 12Z';

/** A flame for the lamp at the same place. */
function flame(x: number, y: number): string {
  return `M${x} ${y + 19}a2.6 2.6 0 0 1 -2.6 -2.6c0 -2 1.6 -2.8 2.6 -5c1 2.2 2.6 3 2.6 5a2.6 2.6 0 0 1 -2.6 2.6Z`;
}

/** A stepped gable that is `steps` steps high, from `left` to `right` above `eaves`. */
function steppedGable(left: number, right: number, eaves: number, steps: number): string {
  const width = (right - left) / (2 * steps + 1);
  const up = Array.from({ length: steps }, () => `v-9h${width}`).join('');
  const down = Array.from({ length: steps }, () => `h${width}v9`).join('');
  return `M${left} ${GROUND}V${eaves}${up}v-9h${width}v9${down}V${GROUND}Z`;
}

/** A shipping office of four floors with a stepped gable and lamps, between two lower warehouses. */
export const lanternHouse: House = {
  walls: [
    block(66, 104, 10, 22),
    block(334, 104, 10, 22),
    `M52 ${GROUND}V104l42 -18 42 18V${GROUND}Z`,
    `M264 ${GROUND}V104l42 -18 42 18V${GROUND}Z`,
    steppedGable(128, 272, 62, 3),
  ],
  trim: [
    FLOORS.map((y) => `M124 ${y + 4}H276`).join(''),
    'M48 104H128M272 104H352M128 116H116M272 116H284',
    roofLantern,
    lamp(118, 116),
    lamp(282, 116),
    `M186 ${GROUND}v-10M214 ${GROUND}v-10`,
  ].join(''),
  detail: [
    repeat(5, 88, 12, (y) => `M132 ${y}h6M262 ${y}h6`),
    ...FLOORS.slice(0, 3).map((y) =>
      repeat(6, 145, 22, (x) => `M${x} ${y - 16}v16M${x - 6} ${y - 8}h12`),
    ),
    'M170 48h60M178 40h44M94 92v6M306 92v6',
    repeat(2, 72, 22, (x) => `M${x} 122v20M${x - 5} 132h10`),
    repeat(2, 306, 22, (x) => `M${x} 122v20M${x - 5} 132h10`),
  ].join(''),
  windows: [
    ...FLOORS.slice(0, 3).map((y) => repeat(6, 145, 22, (x) => block(x, y, 12, 16))),
    repeat(3, 145, 16, (x) => block(x, 164, 10, 16)),
    repeat(3, 223, 16, (x) => block(x, 164, 10, 16)),
    block(200, GROUND, 16, 22),
    block(200, 58, 12, 14),
    repeat(2, 72, 22, (x) => block(x, 142, 10, 20)),
    repeat(2, 306, 22, (x) => block(x, 142, 10, 20)),
    roofLight,
    flame(118, 116),
    flame(282, 116),
  ].join(''),
  foreground: 'M180 173H220M20 178H380M0 186H400',
};
