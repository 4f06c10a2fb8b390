import type { Firestore } from 'firebase-admin/firestore';
import { type Venue, venueSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

/** A casino of the group: `venues/{venueId}`; null for an id that nobody knows. */
export async function findVenue(database: Firestore, venueId: number): Promise<Venue | null> {
  const snapshot = await database.collection('venues').doc(String(venueId)).get();
  return snapshot.exists ? fromDocument(venueSchema, snapshot.data()) : null;
}
