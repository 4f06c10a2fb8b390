import { type VenueRecord, venueRecordSchema } from '../../../contract/members/getVenue.ts';
import { fromDocument } from '../document.ts';
import type { ContentRoot } from './publishedContent.ts';

/** The number of venues that `listVenues` returns at most. */
export const MAX_VENUES = 100;

/** The casinos of the group, sorted by id: `venues/{venueId}`. */
export async function listVenues(root: ContentRoot): Promise<readonly VenueRecord[]> {
  const { docs } = await root.collection('venues').orderBy('id').limit(MAX_VENUES).get();
  return docs.map((snapshot) => fromDocument(venueRecordSchema, snapshot.data()));
}

/** A casino of the group; null for an unknown id. */
export async function findVenue(root: ContentRoot, venueId: number): Promise<VenueRecord | null> {
  const snapshot = await root.collection('venues').doc(String(venueId)).get();
  return snapshot.exists ? fromDocument(venueRecordSchema, snapshot.data()) : null;
}
