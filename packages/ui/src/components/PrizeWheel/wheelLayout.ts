import { seededRandom } from '../../artwork/seededRandom.ts';

/** A place on the wheel. */
export interface WheelPrize {
  /** From 1; names it on the wheel. */
  readonly number: number;
  readonly name: string;
  /** False for a place that wins nothing. */
  readonly win: boolean;
  /** Its share of the wheel, against the sum of all. */
  readonly weight: number;
}

/** A slice of the wheel, in degrees clockwise from the top. */
export interface WheelSlice {
  readonly number: number;
  readonly win: boolean;
  readonly from: number;
  readonly to: number;
}

/** How near to a slice's edges the pointer may come to rest, as a share of the slice. */
const EDGE = 0.2;

/**
 * The slices of a wheel, drawn to scale: each prize has exactly as much of the circle as its weight has
 * of the draw. What wins nothing is dealt out between the prizes, so that no side of the wheel is empty.
 */
export function wheelSlices(prizes: readonly WheelPrize[]): WheelSlice[] {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const wins = alternately(prizes.filter(({ win }) => win));
  const others = prizes.filter(({ win }) => !win);
  const groups = Math.max(1, wins.length);
  const order = Array.from({ length: groups }, (_, group) => [
    ...wins.slice(group, group + 1),
    ...others.map((each) => ({ ...each, weight: each.weight / groups })),
  ]).flat();
  let at = 0;
  return order.map(({ number, win, weight }) => {
    const from = at;
    at += (weight / total) * 360;
    return { number, win, from, to: at };
  });
}

/**
 * How far the wheel has to be turned, in degrees clockwise, for a prize to stand under the pointer at the
 * top; null for one that is not on it. `seed` chooses the spot within it, always the same.
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

/** The rarest beside the most frequent, so that narrow and wide slices take turns. */
function alternately(prizes: readonly WheelPrize[]): WheelPrize[] {
  const byWeight = [...prizes].sort((a, b) => a.weight - b.weight || a.number - b.number);
  const half = Math.ceil(byWeight.length / 2);
  return byWeight.slice(0, half).flatMap((rare, index) => {
    const frequent = byWeight[byWeight.length - 1 - index];
    return frequent && frequent !== rare ? [rare, frequent] : [rare];
  });
}
