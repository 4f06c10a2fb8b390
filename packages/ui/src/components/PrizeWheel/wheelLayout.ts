import { seededRandom } from '../../artwork/seededRandom.ts';
import type { PrizeIcon } from './prizeIcons.ts';

/** A prize on the wheel, or a blank. */
export interface WheelPrize {
  /** From 1. Identifies the prize. */
  readonly number: number;
  readonly name: string;
  /** False for a blank, which wins nothing. */
  readonly win: boolean;
  /** The drawing in its slice. The default is `gift`; a blank has the suit of the tier. */
  readonly icon?: PrizeIcon;
  /** Its chance, relative to the sum of all weights. */
  readonly weight: number;
}

/** A slice of the wheel, in degrees clockwise from the top. */
export interface WheelSlice {
  readonly number: number;
  readonly win: boolean;
  readonly icon: PrizeIcon;
  readonly from: number;
  readonly to: number;
}

/** The share of a slice, from each edge, on which the pointer never stops. */
const EDGE = 0.2;

/**
 * Returns the slices of a wheel. The share of a prize in the circle is exactly the share of its weight in the
 * total. Blanks are split and spread between the prizes, so that no side of the wheel is empty.
 */
export function wheelSlices(prizes: readonly WheelPrize[]): WheelSlice[] {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const wins = alternateByWeight(prizes.filter(({ win }) => win));
  const others = prizes.filter(({ win }) => !win);
  const groups = Math.max(1, wins.length);
  const order = Array.from({ length: groups }, (_, group) => [
    ...wins.slice(group, group + 1),
    ...others.map((each) => ({ ...each, weight: each.weight / groups })),
  ]).flat();
  let at = 0;
  return order.map(({ number, win, weight, icon = 'gift' }) => {
    const from = at;
    at += (weight / total) * 360;
    return { number, win, icon, from, to: at };
  });
}

/**
 * Returns the rotation, in degrees clockwise, that puts a prize under the pointer at the top. Returns null for a
 * prize that is not on the wheel. `seed` chooses the point within the slice; the same seed gives the same point.
 */
export function restingAngle(
  slices: readonly WheelSlice[],
  number: number,
  seed: string,
): number | null {
  const own = slices.filter((slice) => slice.number === number);
  const random = seededRandom(seed);
  const slice = own[Math.floor(random() * own.length)];
  if (!slice) return null;
  const share = EDGE + random() * (1 - 2 * EDGE);
  return 360 - (slice.from + share * (slice.to - slice.from));
}

/**
 * Returns the rotation, in degrees clockwise, of a wheel that waits: the middle of a slice that wins nothing is under the
 * pointer, or of the widest slice if every slice wins. Zero without slices.
 */
export function waitingAngle(slices: readonly WheelSlice[]): number {
  const blanks = slices.filter(({ win }) => !win);
  const widest = [...(blanks.length > 0 ? blanks : slices)].sort(
    (a, b) => b.to - b.from - (a.to - a.from),
  )[0];
  return widest ? 360 - (widest.from + widest.to) / 2 : 0;
}

/** Orders prizes as rarest, most frequent, second rarest and so on, so that narrow and wide slices alternate. */
function alternateByWeight(prizes: readonly WheelPrize[]): WheelPrize[] {
  const byWeight = [...prizes].sort((a, b) => a.weight - b.weight || a.number - b.number);
  const half = Math.ceil(byWeight.length / 2);
  return byWeight.slice(0, half).flatMap((rare, index) => {
    const frequent = byWeight[byWeight.length - 1 - index];
    return frequent && frequent !== rare ? [rare, frequent] : [rare];
  });
}
