import type { Firestore } from 'firebase-admin/firestore';
import type {
  Benefit,
  Game,
  InfoPage,
  InfoPageName,
  Restaurant,
  VenueRecord,
} from '../contract/index.ts';
import { findBenefits } from './benefits.ts';
import { findEvent, listEvents, type StoredEvent } from './events.ts';
import { findGame, listGames } from './gameDefinitions.ts';
import { findGamePrizes, type GamePrize } from './gamePrizes.ts';
import { findInfoPage } from './infoPages.ts';
import { findRestaurant } from './restaurants.ts';
import { findVenue, listVenues } from './venues.ts';

/**
 * What the group publishes. A casino group connects its own CMS by implementing this interface and
 * handing it to `services`.
 */
export interface ContentService {
  /** Null for an id that the service does not know. */
  findVenue(venueId: number): Promise<VenueRecord | null>;
  /** All casinos of the group, by their ids. */
  listVenues(): Promise<readonly VenueRecord[]>;
  /** The benefits of a venue, in the order in which they are shown; null for a venue without any. */
  findBenefits(venueId: number): Promise<readonly Benefit[] | null>;
  /** Null for a venue without one. */
  findRestaurant(venueId: number): Promise<Restaurant | null>;
  /** A venue's events and promotions that end at `since` or later, what ends first coming first. */
  listEvents(venueId: number, since: Date): Promise<readonly StoredEvent[]>;
  /** Null for a uri that the service does not know. */
  findEvent(uri: string): Promise<StoredEvent | null>;
  /** The games, those that begin first coming first; those to come are all among them. */
  listGames(): Promise<readonly Game[]>;
  /** Null where the service holds no such page. */
  findInfoPage(page: InfoPageName): Promise<InfoPage | null>;
  /** Null for an id that the service does not know. */
  findGame(gameId: string): Promise<Game | null>;
  /** What a game's wheel holds; null for a game without prizes. */
  findGamePrizes(gameId: string): Promise<readonly GamePrize[] | null>;
}

/** The content service kept in Firestore. */
export function firestoreContentService(database: () => Firestore): ContentService {
  return {
    findVenue: (venueId) => findVenue(database(), venueId),
    listVenues: () => listVenues(database()),
    findBenefits: (venueId) => findBenefits(database(), venueId),
    findRestaurant: (venueId) => findRestaurant(database(), venueId),
    listEvents: async (venueId, since) => {
      const [events, promotions] = await Promise.all([
        listEvents(database(), 'event', venueId, since),
        listEvents(database(), 'promotion', venueId, since),
      ]);
      return [...events, ...promotions].toSorted(
        (a, b) => a.endsAt.localeCompare(b.endsAt) || a.id.localeCompare(b.id),
      );
    },
    findEvent: (uri) => findEvent(database(), uri),
    listGames: () => listGames(database()),
    findInfoPage: (page) => findInfoPage(database(), page),
    findGame: (gameId) => findGame(database(), gameId),
    findGamePrizes: (gameId) => findGamePrizes(database(), gameId),
  };
}
