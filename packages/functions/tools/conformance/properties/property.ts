import * as fc from 'fast-check';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { Unmet } from '../outcomes.ts';

/** The generated values of a case that reads, and of one that changes data. */
const RUNS = { reads: 6, writes: 5 };

/**
 * A case that holds for generated values, from the seed of the kit. It fails with the smallest value that shows it.
 * Values that change data are not made smaller: that would register many members.
 */
export function propertyCase<T>(
  common: Omit<Case, 'check'>,
  values: fc.Arbitrary<T>,
  check: (kit: Kit, value: T) => Promise<void>,
): Case {
  return {
    ...common,
    check: async (kit) => {
      const numRuns = RUNS[common.writes ? 'writes' : 'reads'];
      const outcome = await fc.check(
        fc.asyncProperty(values, (value) => check(kit, value)),
        { seed: kit.seed, numRuns, endOnFailure: common.writes === true },
      );
      if (!outcome.failed) return;
      const { errorInstance: error } = outcome;
      if (!(error instanceof Unmet)) throw error;
      const differences = error.differences.map((difference) => ({
        ...difference,
        expected: `${difference.expected} (seed ${kit.seed}, value ${outcome.numRuns} of ${numRuns})`,
      }));
      throw new Unmet(differences, error.exchanges);
    },
  };
}
