import { accessToken } from '../../src/adapters/http/accessToken.ts';
import { contentHttpService } from '../../src/contract/http/content.ts';
import { memberHttpService } from '../../src/contract/http/members.ts';
import type { Case } from './case.ts';
import { contentChange } from './contentChange.ts';
import type { Exchange } from './exchange.ts';
import type { Kit } from './kit.ts';
import { type Difference, NotTested, Unavailable, Unmet } from './outcomes.ts';
import { OwnData } from './ownData.ts';
import { silenceOf } from './reachable.ts';
import { sampleOf } from './sample.ts';
import { ServiceClient, type Target } from './serviceClient.ts';
import type { TestData } from './testData.ts';

/** The result of a case. Times are in milliseconds. */
export type Result = { readonly case: Case; readonly ms: number } & Outcome;

type Outcome =
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'not tested'; readonly reason: string }
  | {
      readonly outcome: 'failed';
      readonly differences: readonly Difference[];
      /** None if the kit fails before it has a reply, such as for a reply without the fields it needs. */
      readonly exchanges: readonly Exchange[];
    };

/** The services to check. */
export type Targets = Partial<Record<Case['service'], Target>>;

/** How the kit runs. */
export interface KitOptions {
  /** The seed of generated values. */
  readonly seed?: number;
  /** Changes content that is not on the first page of its list. */
  readonly change?: (() => Promise<void>) | null;
}

/** The cases of a service without an address do not run. */
const NONE: Target = { url: '', token: accessToken({ token: 'none' }), limitMs: 0 };

/** The kit for these services. Its cases share what it finds in the lists of content. */
export function kitOf(
  targets: Targets,
  data: TestData,
  { seed = 1, change = null }: KitOptions = {},
): Kit {
  const own = new OwnData(data);
  const content = new ServiceClient(contentHttpService, targets.content ?? NONE);
  const members = new ServiceClient(memberHttpService, targets.members ?? NONE, own);
  const sample = sampleOf(content);
  const changedLists = contentChange(content, sample, change);
  return { content, members, sample: { ...sample, changedLists }, data, own, seed };
}

/**
 * Runs cases one after another, so that a case does not slow down another. If a service stops answering, its other cases
 * are not tested.
 */
export async function* runCases(cases: readonly Case[], kit: Kit): AsyncGenerator<Result> {
  const silent = new Map<Case['service'], string>();
  for (const each of cases) {
    const silence = silent.get(each.service);
    const result = silence === undefined ? await runCase(each, kit) : notTested(each, silence);
    if (hasNoReply(result)) {
      const { target } = kit[each.service];
      const reason = await silenceOf(target);
      if (reason !== null) silent.set(each.service, `Nothing answers at ${target.url}: ${reason}.`);
    }
    yield result;
  }
}

async function runCase(each: Case, kit: Kit): Promise<Result> {
  const start = performance.now();
  const outcome = await outcomeOf(each, kit);
  return { case: each, ms: performance.now() - start, ...outcome };
}

async function outcomeOf(each: Case, kit: Kit): Promise<Outcome> {
  try {
    await each.check(kit);
    return { outcome: 'passed' };
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    if (error instanceof NotTested) return { outcome: 'not tested', reason: error.message };
    if (error instanceof Unmet) {
      const { differences, exchanges } = error;
      return { outcome: 'failed', differences, exchanges };
    }
    const expected = 'a reply with the fields of the description';
    const differences = [{ expected, came: (error as Error).message }];
    return { outcome: 'failed', differences, exchanges: [] };
  }
}

function notTested(each: Case, reason: string): Result {
  return { case: each, ms: 0, outcome: 'not tested', reason };
}

function hasNoReply(result: Result): boolean {
  const last = result.outcome === 'failed' ? result.exchanges.at(-1) : undefined;
  return last !== undefined && 'failure' in last.reply;
}
