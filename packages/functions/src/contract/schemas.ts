import * as z from 'zod/mini';

/** A venue's id, also a member's `location` and `home_casino`: a positive integer. */
export const venueIdSchema = z.int().check(z.positive(), z.maximum(1_000_000));

/** An identifier of the member service or the content service. It can be the id of a document: the store reserves `__a__`. */
export const idSchema = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.regex(/^[A-Za-z0-9_-]+$/),
  z.refine((id) => !/^__.*__$/.test(id)),
);

/** An instant: ISO 8601 with an offset, such as `2026-11-21T10:00:00Z`. */
export const instantSchema = z.iso.datetime({ offset: true });

/** A calendar day without a time: `yyyy-mm-dd`. */
export const daySchema = z.iso.date();

/** The request of a callable without parameters; the SDK sends `null` for a call without data. */
export const noRequestSchema = z.nullish(z.strictObject({}));

/** A telephone number in E.164: `+`, country code and number without spaces, such as `+447700900201`. */
export const phoneNumberSchema = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));

/** The path of a page in the content service: lower-case words, separated by hyphens and slashes. */
export const uriSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/));

/** A telephone number as people write it, such as `020 7946 0123`. */
export const telephoneSchema = z.string().check(z.regex(/^\+?[0-9 ]{8,20}$/));

/** Opening hours as text: `Sunday to Thursday`, `12:00 to 04:00`. */
export const openingHoursSchema = z.array(z.strictObject({ days: z.string(), hours: z.string() }));

/** A local time of day: `hh:mm`, from 00:00 to 23:59. */
const timeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The days of the week, Sunday first. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/**
 * Opening hours for calculations, in local time. `closes` is on the next day if it is not after `opens`.
 * `closedOn` lists days of the year as `mm-dd`, on which the venue does not open.
 */
export const openingScheduleSchema = z.strictObject({
  weekly: z.array(
    z.strictObject({
      days: z.array(z.enum(WEEKDAYS)),
      opens: timeOfDaySchema,
      closes: timeOfDaySchema,
    }),
  ),
  closedOn: z.array(z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
});
export type OpeningSchedule = z.infer<typeof openingScheduleSchema>;

/** The maximum length of HTML of the content service, in characters. */
export const MAX_HTML = 60_000;

/** HTML of the content service. Untrusted: sanitise it before display. */
export const htmlSchema = z.string().check(z.maxLength(MAX_HTML));

/** The `next` of the previous page of a list, unchanged. Absent for the first page. */
export const cursorSchema = z.string().check(z.minLength(1), z.maxLength(500));
