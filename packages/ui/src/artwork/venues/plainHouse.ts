import { seededRandom } from '../seededRandom.ts';
import { arch, block, GROUND, type House, mirrored } from './house.ts';

const CORNICE = 84;
/** The distance between two columns. */
const PITCH = 32;

/** The gables, closed at the cornice. */
const GABLES: readonly ((half: number) => string)[] = [
  (half) => `M${200 - half} ${CORNICE}L200 38 ${200 + half} ${CORNICE}Z`,
  (half) => `M${200 - half} ${CORNICE}V76H154a46 42 0 0 1 92 0H${200 + half}V${CORNICE}Z`,
  (half) => `M${200 - half} ${CORNICE}V72H142V58H166V42H234V58H258V72H${200 + half}V${CORNICE}Z`,
];

const towerTrim = (x: number) => `M${x - 16} 62h32M${x - 11} 58h22M${x} 45v-11`;
const towerRoof = (x: number) => `M${x - 10} 58a10 13 0 0 1 20 0Z`;
const towerWindows = (x: number) => arch(x, 150, 10, 39) + arch(x, 98, 10, 21);

function column(x: number): string {
  return `M${x - 5} ${GROUND}V98h10V${GROUND}M${x - 7} 98h14v-6h-14ZM${x - 7} ${GROUND}h14`;
}

/** The house of a venue without a drawing of its own. The seed chooses the gable, the bays and the towers. */
export function plainHouse(seed: string): House {
  const random = seededRandom(seed);
  const bays = 2 + Math.floor(random() * 3);
  const towers = random() < 0.5;
  const gable = GABLES[Math.floor(random() * GABLES.length)] ?? GABLES[0];
  const half = 30 + bays * PITCH;
  const sides = Array.from({ length: bays }, (_, bay) => 36 + bay * PITCH);
  const each = (path: (x: number) => string) => sides.map((at) => mirrored(at, path)).join('');
  const tower = (path: (x: number) => string) => (towers ? mirrored(half + 18, path) : '');
  return {
    walls: [
      ...(towers ? [mirrored(half + 18, (x) => block(x, GROUND, 26, 106) + towerRoof(x))] : []),
      block(200, GROUND, 2 * half, GROUND - CORNICE),
      gable?.(half) ?? '',
    ],
    trim: [
      `M${194 - half} ${CORNICE}H${206 + half}M${197 - half} 90H${203 + half}`,
      [20, ...sides.map((at) => at + 16)].map((at) => mirrored(at, column)).join(''),
      tower(towerTrim),
      'M191 66a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
    ].join(''),
    detail: `${each((x) => `M${x} 112v38M${x - 8} 124h16M${x - 8} 137h16`)}M200 110v58M188 122h24M200 57v18M191 66h18`,
    windows: each((x) => arch(x, 150, 16, 38)) + arch(200, GROUND, 24, 58) + tower(towerWindows),
    foreground: `M${186 - half} 173H${214 + half}M${176 - half} 179H${224 + half}M${164 - half} 186H${236 + half}`,
  };
}
