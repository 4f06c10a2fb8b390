import type { Firestore } from 'firebase-admin/firestore';
import { type Restaurant, restaurantSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

/** A venue's restaurant: `restaurants/{venueId}`; null for a venue without one. */
export async function findRestaurant(
  database: Firestore,
  venueId: number,
): Promise<Restaurant | null> {
  const snapshot = await database.collection('restaurants').doc(String(venueId)).get();
  return snapshot.exists ? fromDocument(restaurantSchema, snapshot.data()) : null;
}
