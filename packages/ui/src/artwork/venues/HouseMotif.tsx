import { ENGRAVING_GROUND } from '../Engraving.tsx';
import { foundryHouse } from './foundryHouse.ts';
import { GROUND, type House } from './house.ts';
import { lanternHouse } from './lanternHouse.ts';
import { orreryHouse } from './orreryHouse.ts';
import { plainHouse } from './plainHouse.ts';
import { Sky, type SkyLight } from './Sky.tsx';
import { tideHouse } from './tideHouse.ts';

/** Houses by the name of the venue's emblem. */
const houses: ReadonlyMap<string, House> = new Map([
  ['orrery', orreryHouse],
  ['lantern', lanternHouse],
  ['tide', tideHouse],
  ['foundry', foundryHouse],
]);

export interface HouseMotifProps {
  readonly seed: string;
  readonly sky: SkyLight;
  readonly lit: boolean;
}

/** The house of a venue, 400 by 200. */
export function HouseMotif({ seed, sky, lit }: HouseMotifProps) {
  const { walls, trim, detail, windows, foreground } = houses.get(seed) ?? plainHouse(seed);
  return (
    <g fill="none" stroke="currentColor" strokeLinejoin="round">
      <Sky light={sky} />
      {walls.map((wall) => (
        <path key={wall} d={wall} fill={ENGRAVING_GROUND} strokeWidth="1.2" />
      ))}
      <path d={windows} fill={lit ? 'currentColor' : 'none'} fillOpacity="0.5" strokeWidth="0.8" />
      <path d={detail} strokeWidth="0.45" />
      <path d={trim} strokeWidth="0.9" />
      <path d={`M-200 ${GROUND}H600`} strokeWidth="0.9" />
      <path d={foreground} strokeWidth="0.8" />
    </g>
  );
}
