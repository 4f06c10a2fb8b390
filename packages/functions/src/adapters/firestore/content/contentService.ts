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
  const cached = versionCache();
  const kept = async <T>(key: string, read: (root: ContentRoot) => Promise<T>): Promise<T> => {
    const root = await published();
    return cached(root, key, () => read(root));
  };
  return {
    findVenue: (venueId) => kept(`venue ${venueId}`, (root) => findVenue(root, venueId)),
    listVenues: () => kept('venues', listVenues),
    findBenefits: (venueId) => kept(`benefits ${venueId}`, (root) => findBenefits(root, venueId)),
    findRestaurant: (venueId) =>
      kept(`restaurant ${venueId}`, (root) => findRestaurant(root, venueId)),
    listEvents: async (venueId, since) => {
      // One key a day: the instant changes with each call.
      const day = inUtc(since).startOf('day');
      const key = `events ${venueId} ${day.toISOString()}`;
      const events = await kept(key, (root) => listCalendar(root, venueId, day.toDate()));
      return events.filter(({ endsAt }) => new Date(endsAt) >= since);
    },
    findEvent: async (uri) => findEvent(await published(), uri),
    listGames: () => kept('games', listGames),
    findInfoPage: (page, language) =>
      kept(`page ${page} ${language}`, (root) => findInfoPage(root, page, language)),
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
