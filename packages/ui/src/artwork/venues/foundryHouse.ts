import { ticks } from '../polar.ts';
import { arch, block, GROUND, type House, repeat } from './house.ts';

/** A tall chimney with a crown, from the ground. */
function chimney(x: number, top: number): string {
  return `M${x - 9} ${GROUND}L${x - 6} ${top + 8}h-3v-8h18v8h-3L${x + 9} ${GROUND}Z`;
}

/** The smoke of a chimney: three curls that drift to the right. */
function smoke(x: number, y: number): string {
  return `M${x} ${y}c-6 -6 4 -10 10 -8c0 -8 12 -8 14 -2c6 -4 14 0 12 6`;
}

/** Roofs of a workshop: a steep glazed side, and a long one. */
function northLights(count: number, left: number, eaves: number, width: number): string {
  const roofs = `l8 -24l${width - 8} 24`.repeat(count);
  return `M${left} ${GROUND}V${eaves}${roofs}V${GROUND}Z`;
}

const GREAT_WINDOW = { x: 164, width: 84, height: 58 } as const;

/** A bar of the great window, from the ground to its arch. `offset` is from the middle. */
function glazingBar(offset: number): string {
  const radius = GREAT_WINDOW.width / 2;
  const rise = GREAT_WINDOW.height - radius + Math.sqrt(radius ** 2 - offset ** 2);
  return `M${GREAT_WINDOW.x + offset} ${GROUND}v${-Math.round(rise)}`;
}

/** A foundry with a great arched window and a wheel in its gable, beside a workshop with northern lights. */
export const foundryHouse: House = {
  walls: [
    chimney(318, 22),
    chimney(346, 44),
    northLights(3, 232, 116, 42),
    `M56 ${GROUND}V112h64V${GROUND}Z`,
    `M96 ${GROUND}V96L164 52l68 44V${GROUND}Z`,
  ],
  trim: [
    'M92 98L164 51l72 47M56 118H96M52 112h44M232 118H360',
    ticks(164, 82, 11, 15, 12),
    'M153 82a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M160 82a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
    'M309 38h18M337 60h18',
    'M66 112V92H92M66 92L84 112M80 92v8',
  ].join(''),
  detail: [
    smoke(318, 20),
    smoke(346, 42),
    repeat(7, -36, 12, glazingBar),
    'M126 136h76M122 152h84',
    ticks(164, 82, 4, 11, 6),
    repeat(3, 232, 42, (x) => `M${x + 14} 98l24 15`),
    repeat(8, 244, 15, (x) => `M${x} 130v26M${x - 5} 143h10`),
    repeat(4, 118, 12, (y) => `M100 ${y}h8M222 ${y + 4}h6`),
    repeat(2, 68, 16, (x) => `M${x} 130v22`),
  ].join(''),
  windows: [
    arch(GREAT_WINDOW.x, GROUND, GREAT_WINDOW.width, GREAT_WINDOW.height),
    repeat(8, 244, 15, (x) => block(x, 156, 10, 26)),
    repeat(2, 68, 16, (x) => arch(x, 152, 10, 24)),
    repeat(3, 232, 42, (x) => `M${x} 116l8 -24v24Z`),
  ].join(''),
  foreground: `M126 173H202M118 179H210M232 174H372M244 180H360`,
};
