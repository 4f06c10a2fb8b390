import type { Firestore } from 'firebase-admin/firestore';
import type { Benefit } from '../../../contract/benefits/getBenefits.ts';
import type { InfoPage } from '../../../contract/content/getInfoPage.ts';
import type { InfoPageName } from '../../../contract/content/infoPages.ts';
import type { Restaurant } from '../../../contract/members/getRestaurant.ts';
import type { VenueRecord } from '../../../contract/members/getVenue.ts';
import type { Game } from '../../../contract/promotions/getGames.ts';
import { findBenefits } from './benefits.ts';
import { findEvent, listEvents, type StoredEvent } from './events.ts';
import { findGame, listGames } from './gameDefinitions.ts';
import { findGamePrizes, type GamePrize } from './gamePrizes.ts';
import { findInfoPage } from './infoPages.ts';
import { publishedContent } from './publishedContent.ts';
import { findRestaurant } from './restaurants.ts';
import { findVenue, listVenues } from './venues.ts';

/**
 * The group's published content. A casino group connects its own CMS over HTTP
 * (`remote/httpContentService.ts`).
 */
export interface ContentService {
  /** Null for an id that the service does not know. */
  findVenue(venueId: number): Promise<VenueRecord | null>;
  /** All casinos of the group, sorted by id. */
  listVenues(): Promise<readonly VenueRecord[]>;
  /** The benefits of a venue in display order; null for a venue without any. */
  findBenefits(venueId: number): Promise<readonly Benefit[] | null>;
  /** Null for a venue without one. */
  findRestaurant(venueId: number): Promise<Restaurant | null>;
  /** A venue's events and promotions that end at `since` or later, sorted by end. */
  listEvents(venueId: number, since: Date): Promise<readonly StoredEvent[]>;
  /** Null for a uri that the service does not know. */
  findEvent(uri: string): Promise<StoredEvent | null>;
  /** The games, sorted by start, with all future ones. */
  listGames(): Promise<readonly Game[]>;
  /** Null if the service has no such page. */
  findInfoPage(page: InfoPageName): Promise<InfoPage | null>;
  /** Null for an id that the service does not know. */
  findGame(gameId: string): Promise<Game | null>;
  /** The prizes of a game; null for a game without prizes. */
  findGamePrizes(gameId: string): Promise<readonly GamePrize[] | null>;
}

/** A content service that stores its data in Firestore. `published` returns the root of its collections. */
export function firestoreContentService(
  database: () => Firestore,
  published = publishedContent(database),
): ContentService {
  return {
    findVenue: async (venueId) => findVenue(await published(), venueId),
    listVenues: async () => listVenues(await published()),
    findBenefits: async (venueId) => findBenefits(await published(), venueId),
    findRestaurant: async (venueId) => findRestaurant(await published(), venueId),
    listEvents: async (venueId, since) => {
      const root = await published();
      const [events, promotions] = await Promise.all([
        listEvents(root, 'event', venueId, since),
        listEvents(root, 'promotion', venueId, since),
      ]);
      return [...events, ...promotions].toSorted(
        (a, b) => a.endsAt.localeCompare(b.endsAt) || a.id.localeCompare(b.id),
      );
    },
    findEvent: async (uri) => findEvent(await published(), uri),
    listGames: async () => listGames(await published()),
    findInfoPage: async (page) => findInfoPage(await published(), page),
    findGame: async (gameId) => findGame(await published(), gameId),
    findGamePrizes: async (gameId) => findGamePrizes(await published(), gameId),
  };
}
