import type * as z from 'zod/mini';
import type { Benefit } from '../../contract/benefits/getBenefits.ts';
import type { InfoPage } from '../../contract/content/getInfoPage.ts';
import type { InfoPageName } from '../../contract/content/infoPages.ts';
import type { gamePrizeSchema, publishedEventSchema } from '../../contract/http/schemas.ts';
import type { Language } from '../../contract/languages.ts';
import type { Restaurant } from '../../contract/members/getRestaurant.ts';
import type { VenueRecord } from '../../contract/members/getVenue.ts';
import type { Game } from '../../contract/promotions/getGames.ts';

/** An event or a promotion. Its opt-ins are stored separately (`OptInStore`). */
export type StoredEvent = z.infer<typeof publishedEventSchema>;

/** A prize as the content service stores it. */
export type GamePrize = z.infer<typeof gamePrizeSchema>;

/**
 * The group's published content. A casino group connects its own CMS over HTTP
 * (`adapters/http/httpContentService.ts`).
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
  /** In this language, else in the group's. Null if the service has no such page. */
  findInfoPage(page: InfoPageName, language: Language): Promise<InfoPage | null>;
  /** Null for an id that the service does not know. */
  findGame(gameId: string): Promise<Game | null>;
  /** The prizes of a game; null for a game without prizes. */
  findGamePrizes(gameId: string): Promise<readonly GamePrize[] | null>;
}
