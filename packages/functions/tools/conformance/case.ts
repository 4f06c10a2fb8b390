import type { RuleId } from '../../src/contract/http/rules/rules.ts';
import type { Kit } from './kit.ts';

/** A check of one rule of the contract. A test runner is not needed to run it. */
export interface Case {
  /** Unique, in words and hyphens. */
  readonly id: string;
  readonly service: 'content' | 'members';
  /** The rule that a service breaks if the case fails. */
  readonly rule: RuleId;
  /** A sentence about the service. */
  readonly requirement: string;
  /** True if the check changes data: it runs on a test system only. */
  readonly writes?: true;
  /**
   * True if no other case may run beside it: the check measures times, changes content, or counts records that others
   * add.
   */
  readonly alone?: true;
  /** Resolves if the requirement is met. Throws `Unmet` if not, and `NotTested` if test data is missing. */
  readonly check: (kit: Kit) => Promise<void>;
}
