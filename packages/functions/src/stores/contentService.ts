import type { Firestore } from 'firebase-admin/firestore';
import type { Game, Venue } from '../contract/index.ts';
import { listGames } from './gameDefinitions.ts';
import { findVenue } from './venues.ts';

/**
 * What the group publishes. A casino group connects its own CMS by implementing this interface and
 * handing it to `services`.
 */
export interface ContentService {
  /** Null for an id that the service does not know. */
  findVenue(venueId: number): Promise<Venue | null>;
  /** All games, those that begin first coming first. */
  listGames(): Promise<readonly Game[]>;
}

/** The content service kept in Firestore. */
export function firestoreContentService(database: () => Firestore): ContentService {
  return {
    findVenue: (venueId) => findVenue(database(), venueId),
    listGames: () => listGames(database()),
  };
}
