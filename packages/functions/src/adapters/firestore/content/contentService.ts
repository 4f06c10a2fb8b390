import type { Firestore } from 'firebase-admin/firestore';
import { inUtc } from '../../../contract/rules/calendar.ts';
import type { ContentService, StoredEvent } from '../../../domain/ports/contentService.ts';
import { findBenefits } from './benefits.ts';
import { findEvent, listEvents } from './events.ts';
import { findGame, listGames } from './gameDefinitions.ts';
import { findGamePrizes } from './gamePrizes.ts';
import { findInfoPage } from './infoPages.ts';
import { type ContentRoot, publishedContent } from './publishedContent.ts';
import { findRestaurant } from './restaurants.ts';
import { findVenue, listVenues } from './venues.ts';
import { versionCache } from './versionCache.ts';

/** A content service that stores its data in Firestore. `published` returns the root of its collections. */
export function firestoreContentService(
  database: () => Firestore,
  published = publishedContent(database),
): ContentService {
  const ofVersion = versionCache();
  return {
    findVenue: async (venueId) => {
      const root = await published();
      return ofVersion(root, `venue ${venueId}`, () => findVenue(root, venueId));
    },
    listVenues: async () => {
      const root = await published();
      return ofVersion(root, 'venues', () => listVenues(root));
    },
    findBenefits: async (venueId) => {
      const root = await published();
      return ofVersion(root, `benefits ${venueId}`, () => findBenefits(root, venueId));
    },
    findRestaurant: async (venueId) => {
      const root = await published();
      return ofVersion(root, `restaurant ${venueId}`, () => findRestaurant(root, venueId));
    },
    listEvents: async (venueId, since) => {
      const root = await published();
      // One key a day: the instant changes with each call.
      const day = inUtc(since).startOf('day');
      const key = `events ${venueId} ${day.toISOString()}`;
      const events = await ofVersion(root, key, () => listCalendar(root, venueId, day.toDate()));
      return events.filter(({ endsAt }) => new Date(endsAt) >= since);
    },
    findEvent: async (uri) => findEvent(await published(), uri),
    listGames: async () => {
      const root = await published();
      return ofVersion(root, 'games', () => listGames(root));
    },
    findInfoPage: async (page, language) => {
      const root = await published();
      return ofVersion(root, `page ${page} ${language}`, () => findInfoPage(root, page, language));
    },
    findGame: async (gameId) => findGame(await published(), gameId),
    findGamePrizes: async (gameId) => findGamePrizes(await published(), gameId),
  };
}

/** The events and promotions of a venue that end at `since` or later, sorted by end. */
async function listCalendar(
  root: ContentRoot,
  venueId: number,
  since: Date,
): Promise<readonly StoredEvent[]> {
  const [events, promotions] = await Promise.all([
    listEvents(root, 'event', venueId, since),
    listEvents(root, 'promotion', venueId, since),
  ]);
  return [...events, ...promotions].toSorted(
    (a, b) => a.endsAt.localeCompare(b.endsAt) || a.id.localeCompare(b.id),
  );
}
