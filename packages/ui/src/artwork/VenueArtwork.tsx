import { ENGRAVING_GROUND, Engraving } from './Engraving.tsx';
import { foundryHouse } from './venues/foundryHouse.ts';
import { GROUND, type House } from './venues/house.ts';
import { lanternHouse } from './venues/lanternHouse.ts';
import { orreryHouse } from './venues/orreryHouse.ts';
import { plainHouse } from './venues/plainHouse.ts';
import { Sky, type SkyLight } from './venues/Sky.tsx';
import { tideHouse } from './venues/tideHouse.ts';

/** Houses by the name of the venue's emblem. */
const houses: ReadonlyMap<string, House> = new Map([
  ['orrery', orreryHouse],
  ['lantern', lanternHouse],
  ['tide', tideHouse],
  ['foundry', foundryHouse],
]);

/** Props of `VenueArtwork`. */
export interface VenueArtworkProps {
  /** The name of the venue's emblem. Any other text draws a plain house, always the same for the same text. */
  readonly seed: string;
  /** The light outside, `night` by default. */
  readonly sky?: SkyLight;
  /** Lights the windows, by default. */
  readonly lit?: boolean;
}

/**
 * The house of a venue, in the ratio 2:1. It fills its container, and is never cropped. Decoration: hidden from
 * assistive technology.
 */
export function VenueArtwork({ seed, sky = 'night', lit = true }: VenueArtworkProps) {
  const { walls, trim, detail, windows, foreground } = houses.get(seed) ?? plainHouse(seed);
  return (
    <Engraving width={400}>
      <g fill="none" stroke="currentColor" strokeLinejoin="round">
        <Sky light={sky} />
        {walls.map((wall) => (
          <path key={wall} d={wall} fill={ENGRAVING_GROUND} strokeWidth="1.2" />
        ))}
        <path
          d={windows}
          fill={lit ? 'currentColor' : 'none'}
          fillOpacity="0.5"
          strokeWidth="0.8"
        />
        <path d={detail} strokeWidth="0.45" />
        <path d={trim} strokeWidth="0.9" />
        <path d={`M-200 ${GROUND}H600`} strokeWidth="0.9" />
        <path d={foreground} strokeWidth="0.8" />
      </g>
    </Engraving>
  );
}
