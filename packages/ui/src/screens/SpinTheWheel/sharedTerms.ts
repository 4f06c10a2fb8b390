import type { Incentive } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import type { SpinPrize } from './SpinTheWheel.types.ts';

/** Gambling terms, and the names of the prizes that have them. */
export interface SharedTerms {
  readonly names: string;
  readonly incentive: Incentive;
}

/** Joins prizes with the same gambling terms, so that a phone has room for the terms once and for the wheel. */
export function sharedTerms(
  prizes: readonly Pick<SpinPrize, 'name' | 'incentive'>[],
): readonly SharedTerms[] {
  const shared = new Map<string, SharedTerms>();
  for (const { name, incentive } of prizes) {
    if (!incentive) continue;
    const { productTypes, freeChoice, wageringTimes } = incentive;
    const key = [freeChoice, wageringTimes, ...productTypes].join();
    const before = shared.get(key);
    shared.set(key, { names: before ? `${before.names} · ${name}` : name, incentive });
  }
  return [...shared.values()];
}
