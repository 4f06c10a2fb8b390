import * as z from 'zod/mini';
import { demoContent } from '../../local/seed/demoContent.ts';
import { gamePrizesSchema } from '../../src/adapters/firestore/content/gamePrizes.ts';
import { restaurantSchema } from '../../src/contract/members/getRestaurant.ts';
import { venueRecordSchema } from '../../src/contract/members/getVenue.ts';
import type { GamePrize } from '../../src/domain/ports/contentService.ts';

const documents = demoContent(new Date());

/** The fictional casinos of the group, sorted by id. Casino 6 runs home casino 17, which has no page. */
export const VENUES = demoOf('venues', venueRecordSchema).toSorted((a, b) => a.id - b.id);

/** The restaurants of the casinos. Not every casino has one. */
export const RESTAURANTS = demoOf('restaurants', restaurantSchema);

/** The prizes of the demo's games, the same for all. */
export const PRIZES: readonly GamePrize[] = demoOf('gamePrizes', gamePrizesSchema)[0]?.prizes ?? [];

function demoOf<S extends z.ZodMiniType>(collection: string, schema: S): readonly z.infer<S>[] {
  return documents
    .filter((document) => document.collection === collection)
    .map(({ fields }) => z.parse(schema, fields));
}
