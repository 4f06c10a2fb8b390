import type { Firestore } from 'firebase-admin/firestore';
import { type VenueRecord, venueRecordSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

/** The number of venues that `listVenues` returns at most. */
export const MAX_VENUES = 100;

/** The casinos of the group, sorted by id: `venues/{venueId}`. */
export async function listVenues(database: Firestore): Promise<readonly VenueRecord[]> {
  const { docs } = await database.collection('venues').orderBy('id').limit(MAX_VENUES).get();
  return docs.map((snapshot) => fromDocument(venueRecordSchema, snapshot.data()));
}

/** A casino of the group; null for an unknown id. */
export async function findVenue(database: Firestore, venueId: number): Promise<VenueRecord | null> {
  const snapshot = await database.collection('venues').doc(String(venueId)).get();
  return snapshot.exists ? fromDocument(venueRecordSchema, snapshot.data()) : null;
}
