import type { Kit } from './kit.ts';
import { oncePerKit } from './oncePerKit.ts';
import { NotTested } from './outcomes.ts';
import { LONG_AGO } from './sample.ts';
import { given } from './testData.ts';

type StatementOperation = 'findPoints' | 'findPointMovements';

/** The operations for the tills of the product. A service has all or none. */
const OF_TILLS = [
  'redeemVoucher',
  'reverseRedemption',
  'findRedemptions',
  'findOfflineVouchers',
] as const;

/** False for an optional operation that the service does not have, for the test data's member. */
export async function hasOperation(kit: Kit, id: string): Promise<boolean> {
  return HAS[id]?.(kit) ?? true;
}

/** Asks once in a run. */
const firstRedemptions = oncePerKit((kit) =>
  kit.members.send('findRedemptions', redemptionsRequest(kit)),
);

async function hasRedemptions(kit: Kit): Promise<boolean> {
  const { status } = await firstRedemptions(kit);
  return status !== 404 && status !== 501;
}

/** The id of a redemption at the casino of the test data's member; null if there is none yet. */
export async function anyRedemption(kit: Kit): Promise<string | null> {
  if (!(await hasRedemptions(kit))) return null;
  const { body } = await firstRedemptions(kit);
  return body.items[0]?.id ?? null;
}

const HAS: Readonly<Record<string, (kit: Kit) => Promise<boolean>>> = {
  findPoints: hasStatement('findPoints'),
  findPointMovements: hasStatement('findPointMovements'),
  ...Object.fromEntries(OF_TILLS.map((id) => [id, hasRedemptions])),
  findRedemption: async (kit) => (await anyRedemption(kit)) !== null,
};

function hasStatement(id: StatementOperation): (kit: Kit) => Promise<boolean> {
  return oncePerKit(async (kit) => {
    const { status } = await kit.members.send(id, memberRequest(kit));
    return status !== 404 && status !== 501;
  });
}

/** A request about the statement of points of the test data's member. */
export function memberRequest({ data }: Kit) {
  return { params: { crmId: given(data, 'member').crmId }, query: {} };
}

/** The request of all redemptions at the casino of the test data's member. */
export function redemptionsRequest({ data }: Kit) {
  return { params: { venueId: given(data, 'member').location }, query: { since: LONG_AGO } };
}

/** Throws `NotTested` for a service without redemptions. */
export async function expectRedemptions(kit: Kit): Promise<void> {
  if (await hasRedemptions(kit)) return;
  throw new NotTested('The service has no redemptions at the casino of the test data.');
}
