import { accessToken } from '../../src/adapters/http/accessToken.ts';
import { contentHttpService } from '../../src/contract/http/content.ts';
import { memberHttpService } from '../../src/contract/http/members.ts';
import { contentChange } from './contentChange.ts';
import { type Exchange, silenceOf } from './exchange.ts';
import type { Case, Kit, ServiceName } from './kit.ts';
import { type Difference, NotTested, Unavailable, Unmet } from './outcomes.ts';
import { OwnData } from './ownData.ts';
import { sampleOf } from './sample.ts';
import { ServiceClient, type Target } from './serviceClient.ts';
import type { TestData } from './testData.ts';
import { takeBack } from './till.ts';

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
export type Targets = Partial<Record<ServiceName, Target>>;

/** How the kit runs. */
export interface KitOptions {
  /** The seed of generated values. */
  readonly seed?: number;
  /** Changes content, and a voucher of the test data's member, that are not on the first page of their lists. */
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
  const pace = { until: 0 };
  const content = new ServiceClient(contentHttpService, targets.content ?? NONE, { pace });
  const members = new ServiceClient(memberHttpService, targets.members ?? NONE, { own, pace });
  const sample = sampleOf(content);
  const changes = contentChange({ content, members, sample, data }, change);
  const redeemed = new Set<string>();
  return { content, members, sample: { ...sample, ...changes }, data, own, redeemed, seed };
}

/**
 * Runs cases one after another, so that none changes the replies to another one. If a service stops answering, its other
 * cases are not tested.
 */
export async function* runCases(cases: readonly Case[], kit: Kit): AsyncGenerator<Result> {
  const silent = new Map<ServiceName, string>();
  for (const each of cases) {
    const known = silent.get(each.service);
    if (known !== undefined) {
      yield { case: each, ms: 0, outcome: 'not tested', reason: known };
      continue;
    }
    const start = performance.now();
    const outcome = await outcomeOf(each, kit);
    const result: Result = { case: each, ms: performance.now() - start, ...outcome };
    await takeBack(kit);
    if (hasNoReply(result)) {
      const { target } = kit[each.service];
      const reason = await silenceOf(target.url);
      if (reason !== null) silent.set(each.service, `Nothing answers at ${target.url}: ${reason}.`);
    }
    yield result;
  }
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

function hasNoReply(result: Result): boolean {
  const last = result.outcome === 'failed' ? result.exchanges.at(-1) : undefined;
  return last !== undefined && 'failure' in last.reply;
}
