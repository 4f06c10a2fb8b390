import type { contentHttpService } from '../../src/contract/http/content.ts';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { RuleId } from '../../src/contract/http/rules/rules.ts';
import type { ChangingSample } from './contentChange.ts';
import type { OwnData } from './ownData.ts';
import type { ServiceClient } from './serviceClient.ts';
import type { TestData } from './testData.ts';

export type ServiceName = 'content' | 'members';

/** What a case needs to check a requirement. */
export interface Kit {
  readonly content: ServiceClient<typeof contentHttpService>;
  readonly members: ServiceClient<typeof memberHttpService>;
  /** Ids of content, found in the lists of the service. */
  readonly sample: ChangingSample;
  /** The members of the test system. */
  readonly data: TestData;
  /** The data that the kit invents, which its report shows. */
  readonly own: OwnData;
  /** The ids of redemptions that the kit has not taken back yet. */
  readonly redeemed: Set<string>;
  /** The seed of the generated values. */
  readonly seed: number;
}

/** Resolves if the requirement is met. Throws `Unmet` if not, and `NotTested` if test data is missing. */
export type Check = (kit: Kit) => Promise<void>;

/** A check of one rule of the contract. A test runner is not needed to run it. */
export interface Case {
  /** Unique, in words and hyphens. */
  readonly id: string;
  readonly service: ServiceName;
  /** The rule that a service breaks if the case fails. */
  readonly rule: RuleId;
  /** A sentence about the service. */
  readonly requirement: string;
  /** True if the check changes data: it runs on a test system only. */
  readonly writes: boolean;
  readonly check: Check;
}

/** The rule, the id of the case and the requirement, such as `C-12 events-end: Each event ends after its start.` */
export type Title = `${RuleId} ${string}: ${string}`;

/** The cases of a service that read, by their titles. */
export function readingCases(
  service: ServiceName,
  checks: Readonly<Record<Title, Check>>,
): readonly Case[] {
  return Object.entries(checks).map(([title, check]) => caseOf(service, false, title, check));
}

/** The cases that write members, by their titles. */
export function writingCases(checks: Readonly<Record<Title, Check>>): readonly Case[] {
  return Object.entries(checks).map(([title, check]) => caseOf('members', true, title, check));
}

export function caseOf(service: ServiceName, writes: boolean, title: string, check: Check): Case {
  const [, rule, id = '', requirement = ''] = /^(\S+) (\S+): (.*)$/.exec(title) ?? [];
  return { id, service, rule: rule as RuleId, requirement, writes, check };
}

/** Loads what several cases of a run only read, once. A new kit loads it again. */
export function oncePerKit<T>(load: (kit: Kit) => Promise<T>): (kit: Kit) => Promise<T> {
  const loaded = new WeakMap<Kit, Promise<T>>();
  return (kit) => {
    const known = loaded.get(kit) ?? load(kit);
    loaded.set(kit, known);
    return known;
  };
}
