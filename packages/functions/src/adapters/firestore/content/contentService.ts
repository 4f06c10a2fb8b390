import type { Firestore } from 'firebase-admin/firestore';
import type { ContentService } from '../../../domain/ports/contentService.ts';
import { findBenefits } from './benefits.ts';
import { findEvent, listEvents } from './events.ts';
import { findGame, listGames } from './gameDefinitions.ts';
import { findGamePrizes } from './gamePrizes.ts';
import { findInfoPage } from './infoPages.ts';
import { publishedContent } from './publishedContent.ts';
import { findRestaurant } from './restaurants.ts';
import { findVenue, listVenues } from './venues.ts';

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
    findInfoPage: async (page, language) => findInfoPage(await published(), page, language),
    findGame: async (gameId) => findGame(await published(), gameId),
    findGamePrizes: async (gameId) => findGamePrizes(await published(), gameId),
  };
}
