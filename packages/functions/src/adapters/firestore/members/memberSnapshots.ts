import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { venueDay } from '../../../contract/rules/venueDay.ts';
import { reportUnfinished } from '../../../runtime/log.ts';
import { settlePoints } from '../points/bookPoints.ts';

/**
 * The existing documents `members/{crmId}`. Points that changed by the calendar since they were written are brought up
 * to date first, so that a record has the points of the statement. If that fails, the record has the earlier points.
 */
export async function memberSnapshots(
  database: Firestore,
  crmIds: readonly string[],
  now: Date,
): Promise<readonly DocumentSnapshot[]> {
  if (crmIds.length === 0) return [];
  const members = database.collection('members');
  const read = async (ids: readonly string[]) =>
    (await database.getAll(...ids.map((id) => members.doc(id)))).filter(({ exists }) => exists);
  const found = await read(crmIds);
  const today = venueDay(now);
  const outdated = found.filter((each) => isDue(each.get('points_due_on'), today));
  if (outdated.length === 0) return found;
  await Promise.all(
    outdated.map(({ id }) => settlePoints(database, id, now).catch(reportUnfinished)),
  );
  return read(crmIds);
}

function isDue(day: unknown, today: string): boolean {
  return typeof day === 'string' && day <= today;
}
