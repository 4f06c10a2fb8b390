import { type Restaurant, restaurantSchema } from '../../../contract/members/getRestaurant.ts';
import { fromDocument } from '../document.ts';
import type { ContentRoot } from './publishedContent.ts';

/** A venue's restaurant: `restaurants/{venueId}`; null for a venue without one. */
export async function findRestaurant(
  root: ContentRoot,
  venueId: number,
): Promise<Restaurant | null> {
  const snapshot = await root.collection('restaurants').doc(String(venueId)).get();
  return snapshot.exists ? fromDocument(restaurantSchema, snapshot.data()) : null;
}
