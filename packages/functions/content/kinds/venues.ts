import * as z from 'zod/mini';
import { restaurantSchema } from '../../src/contract/members/getRestaurant.ts';
import { venueRecordSchema } from '../../src/contract/members/getVenue.ts';
import { openingScheduleSchema, uriSchema } from '../../src/contract/schemas.ts';
import type { BuiltDocument, Entry, Report } from '../format/entry.ts';
import { poundsSchema } from '../format/pounds.ts';

const { shape } = venueRecordSchema;

/** `mm-dd`: a day that a leap year has. */
const DAY_OF_YEAR =
  /^(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)$/;

const scheduleSchema = z.extend(openingScheduleSchema, {
  closedOn: z.array(z.string().check(z.regex(DAY_OF_YEAR))),
});

/** A casino of the group, with plain names for the fields of the contract. */
export const venueFileSchema = z.extend(
  z.omit(venueRecordSchema, {
    pagetitle: true,
    logo: true,
    uri: true,
    RulesOfCasino: true,
    'tv.VenueRestaurantPage': true,
    mapUrl: true,
  }),
  {
    name: shape.pagetitle.check(z.minLength(1)),
    emblem: shape.logo,
    page: uriSchema,
    restaurantPage: z.optional(uriSchema),
    /** One rule per line. */
    rules: shape.RulesOfCasino,
    map: shape.mapUrl,
    openingSchedule: z.exactOptional(scheduleSchema),
    kitchenSchedule: z.exactOptional(scheduleSchema),
  },
);
export type VenueEntry = Entry<z.infer<typeof venueFileSchema>>;

/** The venues of a kind that exists in several: `all`, or names of files in `venues/`. */
export const venuesSchema = z.union([z.literal('all'), z.array(z.string()).check(z.minLength(1))]);

const menuSchema = restaurantSchema.shape.menus.def.element;
const sectionSchema = menuSchema.shape.sections.def.element;
const dishSchema = sectionSchema.shape.dishes.def.element;

const dishFileSchema = z.pipe(
  z.pipe(
    z.extend(z.omit(dishSchema, { pricePence: true }), { price: poundsSchema }),
    z.transform(({ price, ...dish }) => ({ ...dish, pricePence: price })),
  ),
  // The contract's schema also keeps its order of the fields.
  dishSchema,
);
const sectionFileSchema = z.extend(sectionSchema, { dishes: z.array(dishFileSchema) });
const menuFileSchema = z.extend(menuSchema, { sections: z.array(sectionFileSchema) });

/** A restaurant, with the name of its venue's file. */
export const restaurantFileSchema = z.extend(z.omit(restaurantSchema, { venueId: true }), {
  venue: z.string(),
  menus: z.array(menuFileSchema),
});

/** Reports each venue with the id of another one. */
export function checkVenueIds(entries: readonly VenueEntry[], report: Report): void {
  entries.forEach((entry, index) => {
    const other = entries.slice(0, index).find(({ data }) => data.id === entry.data.id);
    if (!other) return;
    const message = `The id ${entry.data.id} exists already, in ${other.path}.`;
    report(entry.problemAt(['id'], message));
  });
}

export function buildVenues(
  entries: readonly VenueEntry[],
  emblems: ReadonlySet<string>,
  report: Report,
): BuiltDocument[] {
  return entries.map((entry) => {
    const { name, emblem, page, restaurantPage = '', rules, map, ...same } = entry.data;
    if (!emblems.has(emblem)) {
      const allowed = [...emblems].join(', ');
      report(
        entry.problemAt(['emblem'], `The image "${emblem}" is not there. Allowed: ${allowed}.`),
      );
    }
    const fields = {
      ...same,
      pagetitle: name,
      logo: emblem,
      uri: page,
      RulesOfCasino: rules.trim(),
      'tv.VenueRestaurantPage': restaurantPage,
      mapUrl: map,
    };
    return { collection: 'venues', id: String(same.id), fields, source: entry };
  });
}

export function buildRestaurants(
  entries: readonly Entry<z.infer<typeof restaurantFileSchema>>[],
  venues: readonly VenueEntry[],
  report: Report,
): BuiltDocument[] {
  return entries.flatMap((entry) => {
    const { venue, ...restaurant } = entry.data;
    return venuesOf([venue], ['venue'], entry, venues, report).map(({ data }) => ({
      collection: 'restaurants',
      id: String(data.id),
      fields: { venueId: data.id, ...restaurant },
      source: entry,
    }));
  });
}

/** The venues with these names. Reports each unknown or repeated name. */
export function venuesOf(
  names: z.infer<typeof venuesSchema>,
  path: readonly string[],
  entry: Pick<Entry<unknown>, 'problemAt'>,
  venues: readonly VenueEntry[],
  report: Report,
): readonly VenueEntry[] {
  if (names === 'all') return venues;
  return names.flatMap((name, index) => {
    const at = entry.problemAt;
    const place = path[0] === 'venue' ? path : [...path, index];
    const found = venues.find(({ key }) => key === name);
    if (!found) {
      const allowed = venues.map(({ key }) => key).join(', ');
      report(at(place, `The venue "${name}" is unknown. Allowed: ${allowed}.`));
      return [];
    }
    if (names.indexOf(name) < index) report(at(place, `The venue "${name}" is a duplicate.`));
    return [found];
  });
}
