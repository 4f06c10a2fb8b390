import type { Incentive } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import type { SpinPrize } from './SpinTheWheel.types.ts';

/** Gambling terms, and the names of the prizes that have them, which are in one language. */
export interface SharedTerms extends Pick<SpinPrize, 'locale'> {
  readonly names: string;
  readonly incentive: Incentive;
}

/**
 * Joins prizes with the same gambling terms and language, so that a phone has room for the terms once and for the
 * wheel.
 */
export function sharedTerms(
  prizes: readonly Pick<SpinPrize, 'name' | 'locale' | 'incentive'>[],
): readonly SharedTerms[] {
  const shared = new Map<string, SharedTerms>();
  for (const { name, locale, incentive } of prizes) {
    if (!incentive) continue;
    const { productTypes, freeChoice, wageringTimes } = incentive;
    const key = [locale, freeChoice, wageringTimes, ...productTypes].join();
    const before = shared.get(key);
    shared.set(key, { names: before ? `${before.names} · ${name}` : name, locale, incentive });
  }
  return [...shared.values()];
}
