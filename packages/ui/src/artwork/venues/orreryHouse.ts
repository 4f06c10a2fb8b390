import { polar } from '../polar.ts';
import { arch, block, GROUND, type House, mirrored, repeat } from './house.ts';

const DOME = { x: 200, y: 92, radius: 50 } as const;

/** A meridian of the dome, as wide at its foot as `half`. */
function meridian(half: number): string {
  return `M${DOME.x - half} ${DOME.y}A${half} ${DOME.radius} 0 0 1 ${DOME.x + half} ${DOME.y}`;
}

/** A planet on its ring, above the dome. */
function planet(angle: number, distance: number, radius: number): string {
  const [x, y] = polar(200, 24, angle, distance).split(' ').map(Number) as [number, number];
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** An observatory with a dome between two wings. */
export const orreryHouse: House = {
  walls: [
    mirrored(104, (x) => block(x, GROUND, 84, 56)),
    block(200, GROUND, 128, 62),
    `M${DOME.x - DOME.radius} ${DOME.y}a${DOME.radius} ${DOME.radius} 0 0 1 ${2 * DOME.radius} 0Z`,
    block(200, 106, 116, 14),
    arch(200, 46, 12, 12),
  ],
  trim: [
    mirrored(104, (x) => `M${x - 45} 112h90M${x - 44} 116h88M${x - 44} 162h88`),
    'M132 106H268M136 110H264M140 92H260M193 34h14M200 34V24',
    repeat(6, 150, 20, (x) => `M${x - 3} 160V118h6v42M${x - 5} 118h10M${x - 5} 160h10`),
    planet(0, 0, 3),
  ].join(''),
  detail: [
    meridian(40),
    meridian(26),
    meridian(10),
    `M152 78H248M160 66H240M173 54H227`,
    'M186 24a14 5 0 1 0 28 0a14 5 0 1 0 -28 0M191 16a14 5 35 1 0 18 16a14 5 35 1 0 -18 -16',
    planet(64, 14, 1.6),
    planet(236, 13, 1.6),
    mirrored(104, (x) => repeat(4, x - 30, 20, (at) => `M${at} 126v30M${at - 5} 138h10`)),
    repeat(9, 152, 12, (x) => `M${x} 94v10`),
    mirrored(104, (x) => repeat(14, x - 39, 6, (at) => `M${at} 112v4`)),
  ].join(''),
  windows: [
    mirrored(104, (x) => repeat(4, x - 30, 20, (at) => arch(at, 156, 10, 34))),
    repeat(2, 160, 20, (x) => arch(x, 152, 9, 26)),
    repeat(2, 220, 20, (x) => arch(x, 152, 9, 26)),
    arch(200, GROUND, 14, 38),
    repeat(3, 184, 16, (x) => arch(x, 88, 8, 14)),
  ].join(''),
  foreground: 'M128 173H272M118 178H282M106 184H294',
};
