import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { OperationReply } from '../../src/contract/http/operation.ts';
import { breachesOfPage, endOfPage } from '../../src/domain/points/breaches.ts';
import type { ServicePage } from '../../src/domain/ports/points.ts';
import type { Kit } from './kit.ts';
import { oncePerKit } from './oncePerKit.ts';
import { hasOperation, memberRequest } from './optionalOperations.ts';
import { must, NotTested } from './outcomes.ts';
import type { Reply } from './serviceClient.ts';

type Members = typeof memberHttpService;
type Summary = Reply<OperationReply<Members, 'findPoints'>>;
type Page = Reply<OperationReply<Members, 'findPointMovements'>>;

/** The pages of a member's movements, up to a page that repeats an earlier one. */
interface Movements {
  readonly replies: readonly Page[];
  readonly pages: readonly ServicePage[];
  /** The page that repeats an earlier one; null if the pages end. */
  readonly repeated: Page | null;
}

type StatementOperation = 'findPoints' | 'findPointMovements';

/** The request of a statement of the test data's member. Throws `NotTested` for a service without statements. */
export async function statementRequest(kit: Kit, id: StatementOperation) {
  if (!(await hasOperation(kit, id))) {
    throw new NotTested(`The service has no ${id} for the member of the test data.`);
  }
  return memberRequest(kit);
}

export async function summaryReply(kit: Kit): Promise<Summary> {
  return kit.members.ok('findPoints', await statementRequest(kit, 'findPoints'));
}

/** All movements of the test data's member, which the cases of a run share. */
export const movementsOf = oncePerKit(loadMovements);

async function loadMovements(kit: Kit): Promise<Movements> {
  const { params } = await statementRequest(kit, 'findPointMovements');
  const replies: Page[] = [];
  const pages: ServicePage[] = [];
  let cursor: string | null = null;
  do {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const reply: Page = await kit.members.ok('findPointMovements', { params, query });
    must(Array.isArray(reply.body.items), 'a list of items', reply);
    const { items, opening, closing, next } = reply.body;
    const page = { movements: items, opening, closing, next };
    const before = pages.at(-1);
    const breaches = breachesOfPage(page, before ? endOfPage(before) : null, new Date());
    if (breaches.includes('cursor-loops')) return { replies, pages, repeated: reply };
    replies.push(reply);
    pages.push(page);
    cursor = next;
  } while (cursor !== null);
  return { replies, pages, repeated: null };
}
