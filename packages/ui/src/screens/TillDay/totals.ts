import type { DayRedemption, TillCategory } from './TillDay.types.ts';

/** A kind of voucher; `other` has no category. */
export type DayKind = TillCategory | 'other';

/** The redemptions of a kind. Those that were taken back count only in `takenBack`. */
export interface DayTotal {
  readonly count: number;
  /** In pence, of the vouchers that are money. */
  readonly valuePence: number;
  readonly takenBack: number;
}

const KINDS: readonly DayKind[] = ['dining', 'drinks', 'event', 'gaming', 'stay', 'other'];

/** Returns the kind of a redemption. */
export function toDayKind({ kind }: Pick<DayRedemption, 'kind'>): DayKind {
  return kind ?? 'other';
}

/** Adds redemptions up. */
export function toTotal(redemptions: readonly DayRedemption[]): DayTotal {
  const counted = redemptions.filter(({ reversal }) => reversal === null);
  return {
    count: counted.length,
    valuePence: counted.reduce((sum, { valuePence }) => sum + (valuePence ?? 0), 0),
    takenBack: redemptions.length - counted.length,
  };
}

/** Adds the redemptions of each kind up, without the kinds that the day does not have. */
export function totalsByKind(
  redemptions: readonly DayRedemption[],
): readonly (DayTotal & { readonly kind: DayKind })[] {
  return KINDS.map((kind) => ({
    kind,
    ...toTotal(redemptions.filter((redemption) => toDayKind(redemption) === kind)),
  })).filter(({ count, takenBack }) => count + takenBack > 0);
}
