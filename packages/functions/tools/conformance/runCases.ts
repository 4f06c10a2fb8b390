import { accessToken } from '../../src/adapters/http/accessToken.ts';
import { contentHttpService } from '../../src/contract/http/content.ts';
import { memberHttpService } from '../../src/contract/http/members.ts';
import type { Case } from './case.ts';
import type { Exchange } from './exchange.ts';
import type { Kit } from './kit.ts';
import { NotTested, Unmet } from './outcomes.ts';
import { sampleOf } from './sample.ts';
import { ServiceClient, type Target } from './serviceClient.ts';
import type { TestData } from './testData.ts';

/** The result of a case. */
export type Result =
  | { readonly case: Case; readonly outcome: 'passed' }
  | { readonly case: Case; readonly outcome: 'not tested'; readonly reason: string }
  | {
      readonly case: Case;
      readonly outcome: 'failed';
      readonly expected: string;
      /** Null if the kit fails before it has a reply, such as for a reply without the fields it needs. */
      readonly exchange: Exchange | null;
    };

/** The services to check. */
export type Targets = Partial<Record<Case['service'], Target>>;

/** The cases of a service without an address do not run. */
const NONE: Target = { url: '', token: accessToken({ token: 'none' }), limitMs: 0 };

/** The kit for these services. Its cases share what it finds in the lists of content. */
export function kitOf(targets: Targets, data: TestData): Kit {
  const content = new ServiceClient(contentHttpService, targets.content ?? NONE);
  const members = new ServiceClient(memberHttpService, targets.members ?? NONE);
  return { content, members, sample: sampleOf(content), data };
}

/** Runs cases one after another, so that a case does not slow down another. */
export async function* runCases(cases: readonly Case[], kit: Kit): AsyncGenerator<Result> {
  for (const each of cases) yield await runCase(each, kit);
}

async function runCase(each: Case, kit: Kit): Promise<Result> {
  try {
    await each.check(kit);
    return { case: each, outcome: 'passed' };
  } catch (error) {
    if (error instanceof NotTested) {
      return { case: each, outcome: 'not tested', reason: error.message };
    }
    const exchange = error instanceof Unmet ? error.exchange : null;
    return { case: each, outcome: 'failed', expected: (error as Error).message, exchange };
  }
}
