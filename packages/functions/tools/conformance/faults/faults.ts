import { CONTENT_FAULTS } from './content.ts';
import { OPERATION_FAULTS } from './everyOperation.ts';
import type { Fault } from './fault.ts';
import { INCENTIVE_FAULTS } from './incentives.ts';
import { MEMBER_FAULTS } from './members.ts';
import { SEARCH_FAULTS } from './search.ts';
import { speedFaults } from './speed.ts';
import { WRITE_FAULTS } from './writes.ts';

/**
 * A fault for each case.
 * @param limitMs the time limit of the kit
 */
export function faults(limitMs: number): readonly Fault[] {
  return [
    ...OPERATION_FAULTS,
    ...CONTENT_FAULTS,
    ...INCENTIVE_FAULTS,
    ...MEMBER_FAULTS,
    ...SEARCH_FAULTS,
    ...WRITE_FAULTS,
    ...speedFaults(limitMs),
  ];
}
