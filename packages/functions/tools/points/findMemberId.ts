import type { Firestore } from 'firebase-admin/firestore';

/** The id of the member with this number; null if there is none, or several. */
export async function findMemberId(
  database: Firestore,
  customerNumber: string,
): Promise<string | null> {
  const { docs } = await database
    .collection('members')
    .where('customer_number', '==', customerNumber)
    .limit(2)
    .select()
    .get();
  return docs.length === 1 ? (docs[0]?.id ?? null) : null;
}
