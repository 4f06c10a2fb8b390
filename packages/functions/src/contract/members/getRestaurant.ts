import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { languageSchema } from '../languageSchema.ts';
import { openingHoursSchema, telephoneSchema, venueIdSchema } from '../schemas.ts';

/** The dietary marks of a dish. */
export const DIETARY_LABELS = ['vegetarian', 'vegan', 'gluten-free'] as const;

/** The kind of a menu's section: selects its picture. */
export const MENU_SECTION_KINDS = [
  'starter',
  'fish',
  'grill',
  'garden',
  'pudding',
  'drink',
] as const;

const dishSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  pricePence: z.int().check(z.nonnegative()),
  /** Kilocalories per portion, as menus in England state them; null if unknown. */
  kcal: z.nullable(z.int()),
  diets: z.array(z.enum(DIETARY_LABELS)),
  /** Allergens by their usual names, such as `milk`. Empty for none; null or missing if unknown. */
  allergens: z.exactOptional(z.nullable(z.array(z.string()))),
});

/** A restaurant with its menus. */
export const restaurantSchema = z.strictObject({
  venueId: venueIdSchema,
  name: z.string(),
  /** The language of its texts; absent for that of the group, `DEFAULT_LANGUAGE`. */
  locale: z.exactOptional(languageSchema),
  intro: z.string(),
  /** Its place in the building. */
  place: z.string(),
  openingHours: openingHoursSchema,
  telephone: telephoneSchema,
  /** When the telephone is answered, in a sentence. */
  telephoneHours: z.exactOptional(z.string()),
  /** How to book, in a sentence. */
  booking: z.string(),
  menus: z.array(
    z.strictObject({
      name: z.string(),
      /** The serving times, or an empty string. */
      note: z.string(),
      sections: z.array(
        z.strictObject({
          name: z.string(),
          kind: z.enum(MENU_SECTION_KINDS),
          dishes: z.array(dishSchema),
        }),
      ),
    }),
  ),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

/** A venue's restaurant; `not-found` for a venue without one. Specification section 7. */
export const getRestaurantContract = defineContract({
  name: 'members-getRestaurant',
  request: z.strictObject({ venueId: venueIdSchema }),
  response: restaurantSchema,
});
