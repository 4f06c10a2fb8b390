import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { OperationReply } from '../../src/contract/http/operation.ts';
import { breachesOfPage, endOfPage } from '../../src/domain/points/breaches.ts';
import type { ServicePage } from '../../src/domain/ports/points.ts';
import { type Kit, oncePerKit } from './kit.ts';
import { must, NotTested } from './outcomes.ts';
import { LONG_AGO } from './sample.ts';
import type { Reply } from './serviceClient.ts';
import { given } from './testData.ts';

// The operations that a service need not have: statements of points, and redemptions.

/** A request about the statement of points of the test data's member. */
function statementRequest({ data }: Kit) {
  return { params: { crmId: given(data, 'member').crmId }, query: {} };
}

/** The request of all redemptions at the casino of the test data's member. */
export function redemptionsRequest({ data }: Kit) {
  return { params: { venueId: given(data, 'member').location }, query: { since: LONG_AGO } };
}

/** The first reply of each, once in a run. A service has all operations of redemptions or none. */
const FIRST = {
  findPoints: oncePerKit((kit) => kit.members.send('findPoints', statementRequest(kit))),
  findPointMovements: oncePerKit((kit) =>
    kit.members.send('findPointMovements', statementRequest(kit)),
  ),
  findRedemptions: oncePerKit((kit) =>
    kit.members.send('findRedemptions', redemptionsRequest(kit)),
  ),
} as const;

/** Throws `NotTested` for a service without the operation, for the test data's member. */
async function expectOperation(kit: Kit, id: keyof typeof FIRST): Promise<void> {
  const { status } = await FIRST[id](kit);
  if (status !== 404 && status !== 501) return;
  throw new NotTested(`The service has no ${id} for the member of the test data.`);
}

/** Throws `NotTested` for a service without redemptions. */
export async function expectRedemptions(kit: Kit): Promise<void> {
  await expectOperation(kit, 'findRedemptions');
}

/** The id of a redemption at the casino of the test data's member. */
export async function anyRedemption(kit: Kit): Promise<string> {
  await expectRedemptions(kit);
  const { body } = await FIRST.findRedemptions(kit);
  const [first] = body.items;
  if (!first) throw new NotTested('The service has no redemption.');
  return first.id;
}

/** The request of a statement of the test data's member. Throws `NotTested` for a service without statements. */
export async function pointsRequest(kit: Kit, id: 'findPoints' | 'findPointMovements') {
  await expectOperation(kit, id);
  return statementRequest(kit);
}

export async function summaryReply(kit: Kit) {
  return kit.members.ok('findPoints', await pointsRequest(kit, 'findPoints'));
}

type Page = Reply<OperationReply<typeof memberHttpService, 'findPointMovements'>>;

/** All movements of the test data's member, up to a page that repeats an earlier one. The cases of a run share them. */
export const movementsOf = oncePerKit(async (kit) => {
  const { params } = await pointsRequest(kit, 'findPointMovements');
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
});
