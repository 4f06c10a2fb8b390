import type { Firestore } from 'firebase-admin/firestore';
import { StartError } from '../../local/settings/startError.ts';
import { membersToRepair, repairPoints } from '../../src/adapters/firestore/points/repairPoints.ts';
import { counted, numberText } from '../../src/contract/rules/numbers.ts';
import { findMemberId } from './findMemberId.ts';

/**
 * Repairs the statement of a member, or lists those that need it.
 * @param customerNumber empty for the list
 * @throws {StartError} if there is no such member, or nothing to repair
 */
export async function repair(
  customerNumber: string,
  database: Firestore,
  now: Date,
): Promise<readonly string[]> {
  if (customerNumber === '') return listed(database, now);
  const crmId = await findMemberId(database, customerNumber);
  if (crmId === null) throw new StartError('The group has no member with this number, or several.');
  const done = await repairPoints(database, crmId, now, false);
  if (done === null) throw new StartError('The statement of this member has no day of the future.');
  const { before, after, removed } = done;
  return [
    ...removed.map(
      ({ id, kind, amount, bookedAt }) => `removed  ${bookedAt}  ${kind}  ${amount}  ${id}`,
    ),
    `Points to spend: ${numberText(before.balance)} before, ${numberText(after.balance)} now. Tier points: ${numberText(before.tierPoints)} before, ${numberText(after.tierPoints)} now.`,
    'Correct the rows with these ids, and import them again, with those that were refused.',
  ];
}

async function listed(database: Firestore, now: Date): Promise<readonly string[]> {
  const members = await membersToRepair(database, now);
  if (members.length === 0) return ['No statement has a day of the future.'];
  const references = members.map((crmId) => database.collection('members').doc(crmId));
  const records = await database.getAll(...references);
  return [
    `${counted(members.length, 'statement')} to repair:`,
    ...records.map((record) => String(record.get('customer_number') ?? record.id)),
  ];
}
