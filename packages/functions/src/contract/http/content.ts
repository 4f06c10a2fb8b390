import * as z from 'zod/mini';
import { benefitSchema } from '../benefits/getBenefits.ts';
import { infoPageSchema } from '../content/getInfoPage.ts';
import { INFO_PAGES } from '../content/infoPages.ts';
import { incentiveSchema } from '../incentive.ts';
import { restaurantSchema } from '../members/getRestaurant.ts';
import { venueRecordSchema } from '../members/getVenue.ts';
import { gameSchema } from '../promotions/getGames.ts';
import { cursorSchema, idSchema, instantSchema, uriSchema, venueIdSchema } from '../schemas.ts';
import type { HttpService } from './operation.ts';
import { pageSchema } from './paging.ts';
import { eventReplySchema, prizeReplySchema } from './schemas.ts';

const venue = { venueId: venueIdSchema };
const game = { gameId: idSchema };
const paged = { cursor: cursorSchema };

/** The content service of a casino group: what `ContentService` reads, over HTTP. */
export const contentHttpService = {
  title: 'Content service',
  description: 'The published content of a casino group. Every operation reads.',
  version: '2.2.0',
  exampleOrigin: 'https://content.casino.test',
  isCached: true,
  schemas: {
    Incentive: incentiveSchema,
    Venue: venueRecordSchema,
    Benefit: benefitSchema,
    Restaurant: restaurantSchema,
    Event: eventReplySchema,
    Game: gameSchema,
    GamePrize: prizeReplySchema,
    InfoPage: infoPageSchema,
  },
  operations: [
    {
      id: 'listVenues',
      method: 'get',
      path: '/venues',
      summary: 'All casinos of the group, sorted by id.',
      query: paged,
      reply: pageSchema(venueRecordSchema),
    },
    {
      id: 'findVenue',
      method: 'get',
      path: '/venues/{venueId}',
      summary: 'One casino.',
      params: venue,
      reply: venueRecordSchema,
      notFound: 'The service has no venue with this id.',
    },
    {
      id: 'findBenefits',
      method: 'get',
      path: '/venues/{venueId}/benefits',
      summary: 'The benefits of a venue, in display order.',
      params: venue,
      query: paged,
      reply: pageSchema(benefitSchema),
      notFound: 'The venue has no benefits.',
    },
    {
      id: 'findRestaurant',
      method: 'get',
      path: '/venues/{venueId}/restaurant',
      summary: 'The restaurant of a venue, with its menus.',
      params: venue,
      reply: restaurantSchema,
      notFound: 'The venue has no restaurant.',
    },
    {
      id: 'listEvents',
      method: 'get',
      path: '/venues/{venueId}/events',
      summary: 'The events and promotions of a venue that end at `since` or later, sorted by end.',
      params: venue,
      query: { since: instantSchema, ...paged },
      reply: pageSchema(eventReplySchema),
    },
    {
      id: 'findEvent',
      method: 'get',
      path: '/events',
      summary: 'The event or promotion with this uri, which can contain slashes.',
      query: { uri: uriSchema },
      reply: eventReplySchema,
      notFound: 'The service has no event with this uri.',
    },
    {
      id: 'listGames',
      method: 'get',
      path: '/games',
      summary: 'The games, sorted by start, with all future ones.',
      query: paged,
      reply: pageSchema(gameSchema),
    },
    {
      id: 'findGame',
      method: 'get',
      path: '/games/{gameId}',
      summary: 'One game.',
      params: game,
      reply: gameSchema,
      notFound: 'The service has no game with this id.',
    },
    {
      id: 'findGamePrizes',
      method: 'get',
      path: '/games/{gameId}/prizes',
      summary:
        'The prizes of a game. Each number is unique, and at least one prize has unlimited stock.',
      params: game,
      query: paged,
      reply: pageSchema(prizeReplySchema),
      notFound: 'The game has no prizes.',
    },
    {
      id: 'findInfoPage',
      method: 'get',
      path: '/pages/{page}',
      summary: 'One information page.',
      params: { page: z.enum(INFO_PAGES) },
      isTranslated: true,
      reply: infoPageSchema,
      notFound: 'The service does not have this page.',
    },
  ],
} as const satisfies HttpService;
