import * as z from 'zod/mini';
import { storedBenefitsSchema } from '../../src/adapters/firestore/content/benefits.ts';
import { storedEventSchema } from '../../src/adapters/firestore/content/events.ts';
import { gamePrizesSchema } from '../../src/adapters/firestore/content/gamePrizes.ts';
import { infoPageSchema } from '../../src/contract/content/getInfoPage.ts';
import { storedVoucherSchema } from '../../src/contract/http/schemas.ts';
import { restaurantSchema } from '../../src/contract/members/getRestaurant.ts';
import { venueRecordSchema } from '../../src/contract/members/getVenue.ts';
import { gameSchema } from '../../src/contract/promotions/getGames.ts';
import type { BuiltDocument, Report } from './entry.ts';
import { fieldOf, type Path } from './problem.ts';
import { sentenceOf } from './sentence.ts';

/** The schema with which the backend reads the documents of each collection. */
const SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  venues: venueRecordSchema,
  restaurants: restaurantSchema,
  benefits: storedBenefitsSchema,
  events: storedEventSchema,
  promotions: storedEventSchema,
  gameDefinitions: gameSchema,
  gamePrizes: gamePrizesSchema,
  infoPages: infoPageSchema,
  vouchers: storedVoucherSchema,
};

/** The collections of published content. `vouchers` holds the offers to every member. */
export const COLLECTIONS: readonly string[] = Object.keys(SCHEMAS);

/** Reports documents with one id or address, and those that the backend would refuse to read. */
export function checkDocuments(documents: readonly BuiltDocument[], report: Report): void {
  const seen = new Map<string, BuiltDocument>();
  for (const document of documents) {
    const { collection, id, fields, source } = document;
    const uri = typeof fields['uri'] === 'string' ? [`uri ${fields['uri']}`] : [];
    for (const name of [`${collection} ${id}`, ...uri]) {
      const other = seen.get(name);
      if (other) {
        const field = name.startsWith('uri ') ? `address ${fields['uri']}` : `id "${id}"`;
        const path = collection === 'venues' ? ['page'] : [];
        report(source.problemAt(path, `The ${field} exists already, in ${other.source.path}.`));
      }
      seen.set(name, document);
    }
    const { error } = z.safeParse(SCHEMAS[collection] ?? z.never(), withInstants(fields));
    for (const issue of error?.issues ?? []) {
      const path = fieldOf(issue.path as Path);
      report(source.problemAt([], `${path} of "${id}": ${sentenceOf(issue, undefined)}`));
    }
  }
}

/** Instants as the backend reads them: ISO 8601. */
function withInstants(fields: BuiltDocument['fields']): unknown {
  return JSON.parse(JSON.stringify(fields));
}
