import * as z from 'zod/mini';
import type { contentHttpService } from '../../src/contract/http/content.ts';
import { prizeReplySchema } from '../../src/contract/http/schemas.ts';
import { DEFAULT_LANGUAGE } from '../../src/contract/languages.ts';
import type { ContentService } from '../../src/domain/ports/contentService.ts';
import { type Paging, pageOf } from './paging.ts';
import type { Handlers } from './serviceApp.ts';

/** The operations of the content service. */
export function contentHandlers(
  content: ContentService,
  paging: Paging,
): Handlers<typeof contentHttpService> {
  const page = <T>(items: readonly T[], cursor?: string) => pageOf(items, cursor, paging);
  return {
    listVenues: async ({ query }) => page(await content.listVenues(), query.cursor),
    findVenue: ({ params }) => content.findVenue(params.venueId),
    findBenefits: async ({ params, query }) => {
      const benefits = await content.findBenefits(params.venueId);
      return benefits && page(benefits, query.cursor);
    },
    findRestaurant: ({ params }) => content.findRestaurant(params.venueId),
    listEvents: async ({ params, query }) =>
      page(await content.listEvents(params.venueId, new Date(query.since)), query.cursor),
    findEvent: ({ query }) => content.findEvent(query.uri),
    listGames: async ({ query }) => page(await content.listGames(), query.cursor),
    findGame: ({ params }) => content.findGame(params.gameId),
    findGamePrizes: async ({ params, query }) => {
      const prizes = await content.findGamePrizes(params.gameId);
      return prizes && page(z.parse(z.array(prizeReplySchema), prizes), query.cursor);
    },
    findInfoPage: ({ params, language = DEFAULT_LANGUAGE }) =>
      content.findInfoPage(params.page, language),
  };
}
