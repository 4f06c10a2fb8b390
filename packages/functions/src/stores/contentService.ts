import type { Firestore } from 'firebase-admin/firestore';
import type { Benefit, Game, Venue } from '../contract/index.ts';
import { findBenefits } from './benefits.ts';
import { listGames } from './gameDefinitions.ts';
import { findVenue } from './venues.ts';

/**
 * What the group publishes. A casino group connects its own CMS by implementing this interface and
 * handing it to `services`.
 */
export interface ContentService {
  /** Null for an id that the service does not know. */
  findVenue(venueId: number): Promise<Venue | null>;
  /** The benefits of a venue, in the order in which they are shown; null for a venue without any. */
  findBenefits(venueId: number): Promise<readonly Benefit[] | null>;
  /** All games, those that begin first coming first. */
  listGames(): Promise<readonly Game[]>;
}

/** The content service kept in Firestore. */
export function firestoreContentService(database: () => Firestore): ContentService {
  return {
    findVenue: (venueId) => findVenue(database(), venueId),
    findBenefits: (venueId) => findBenefits(database(), venueId),
    listGames: () => listGames(database()),
  };
}
